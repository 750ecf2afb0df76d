type Move = {
  readonly key: string;
  /** -1 if none is active. */
  readonly from: number;
  readonly count: number;
};

/** The item that an arrow key, Home or End leads to, wrapping around; undefined for every other key. */
export function nextIndex({ key, from, count }: Move): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return (from + 1) % count;
  if (key === "ArrowUp") return from <= 0 ? count - 1 : from - 1;
  if (from === -1) return undefined; // Home and End scroll the page until the menu has the focus
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
