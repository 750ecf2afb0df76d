import { isObject } from "../rules/objects.ts";

/** A place on a drawn page, in shares of its width and height from the upper left corner. Pages count from 1. */
export interface PageBox {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const isShare = (value: unknown): value is number => typeof value === "number" && value >= 0 && value <= 1;

export const isPageBox = (value: unknown): value is PageBox => {
  if (!isObject(value)) return false;
  const { page, x, y, width, height } = value;
  return Number.isInteger(page) && Number(page) >= 1 && [x, y, width, height].every(isShare);
};
