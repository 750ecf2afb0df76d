import { useRef } from "react";

/** The same content is sent with the same key, and so once, however often it is pressed; what has changed since has another. */
export const useContentKey = (): ((content: unknown) => string) => {
  const last = useRef({ content: "", key: "" });
  return (content) => {
    const text = JSON.stringify(content);
    if (text !== last.current.content) last.current = { content: text, key: crypto.randomUUID() };
    return last.current.key;
  };
};
