// What lies under a point of the board: a part of a tile, or an empty square beside one.

import { api } from "../api";
import { pivot, SQUARE, squareOf, within } from "../geometry";
import type { Scene } from "../scene";
import type { Point, SegmentShape, Tile } from "../wire";

export type Under = { segment: string } | { square: Point } | null;

const shapes = new Map<string, Promise<SegmentShape[]>>();

function shapesOf(art: string, quarters: number): Promise<SegmentShape[]> {
  const key = `${art}-${quarters}`;
  let found = shapes.get(key);
  if (!found) {
    found = api.shapes(art, quarters).then(
      (answer) => answer.segments,
      () => {
        shapes.delete(key);
        return [];
      },
    );
    shapes.set(key, found);
  }
  return found;
}

export async function under(point: Point, tiles: Scene["tiles"]): Promise<Under> {
  const [x, y] = squareOf(point);
  const covering = tiles.filter((each) => x >= each.x && y >= each.y && x < each.x + each.width && y < each.y + each.height);
  if (!covering.length) return tiles.some((each) => beside(each, x, y)) ? { square: [x, y] } : null;
  for (const tile of covering) {
    // Two halves may share a square.
    const inTile: Point = [point[0] - tile.x * SQUARE, point[1] - tile.y * SQUARE];
    const shape = (await shapesOf(tile.art, tile.quarters)).find((each) => within(inTile, each.rings));
    if (shape) return { segment: `${shape.id}@${squareNaming(tile, shape)}` };
  }
  return null;
}

function squareNaming(tile: Tile, { cell: [dx, dy] }: SegmentShape): string {
  const [x, y] = pivot(tile);
  return `${x + dx},${y + dy}`;
}

function beside(tile: Tile, x: number, y: number): boolean {
  const dx = Math.max(tile.x - x, 0, x - tile.x - tile.width + 1);
  const dy = Math.max(tile.y - y, 0, y - tile.y - tile.height + 1);
  return dx + dy === 1;
}
