/** Texts that are always shown together; every other group has a chunk of its own. */
const textGroups: Readonly<Record<string, string>> = {
  shell: "frame",
  errors: "frame",
  page: "frame",
  "member-words": "frame",
  "application-rules": "desk",
};

/** The chunk of a namespace, without its language. */
export const textGroupOf = (namespace: string): string => textGroups[namespace] ?? namespace;
