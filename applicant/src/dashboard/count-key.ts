import type { Card } from "@latchkey/domain/dashboard/derive.ts";

/** Small numbers are written as words, which every language has its own text for. */
export const countKey = (count: number): "one" | "two" | "many" => {
  if (count === 1) return "one";
  return count === 2 ? "two" : "many";
};

export const sectionCountKey = (count: number): "one" | "two" | "three" =>
  (["one", "two", "three"] as const)[count - 1] ?? "three";

export const countSections = (cards: readonly Card[]): number =>
  new Set(cards.map(({ section }) => section)).size;
