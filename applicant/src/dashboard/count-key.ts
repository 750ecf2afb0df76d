/** Small numbers are words in a text, and every language has its own words for them. */
export const countKey = (count: number): "one" | "two" | "many" => {
  if (count === 1) return "one";
  return count === 2 ? "two" : "many";
};

/** There are three sections, and never fewer than one is asked for. */
export const sectionCountKey = (count: number): "one" | "two" | "three" =>
  (["one", "two", "three"] as const)[count - 1] ?? "three";
