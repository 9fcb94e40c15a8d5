import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { hangSymbols } from "./art";

void hangSymbols();
mount(App, { target: document.getElementById("app")! });
