import { useEffect, useRef, useState } from "react";

/** The search starts after this pause in typing. */
const SEARCH_WAITS_MS = 300;

/** The words in the field of a search; the page's history entry holds those that are searched for. */
export const useTypedSearch = (searched: string, onSearch: (words: string) => void) => {
  const [typed, setTyped] = useState(searched);
  const asked = useRef(searched);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  const searchFor = (words: string) => {
    stop();
    asked.current = words;
    onSearch(words);
  };
  // A word that was typed for this page must not change the next one.
  useEffect(() => () => clearTimeout(timer.current), []);
  // The entry has changed without the field: by Back, or by a view that clears the search.
  useEffect(() => {
    if (searched === asked.current) return;
    clearTimeout(timer.current);
    asked.current = searched;
    setTyped(searched);
  }, [searched]);
  return {
    typed,
    type: (words: string) => {
      setTyped(words);
      stop();
      timer.current = setTimeout(() => searchFor(words.trim()), SEARCH_WAITS_MS);
    },
    searchNow: () => searchFor(typed.trim()),
    clearSearch: () => {
      setTyped("");
      searchFor("");
    },
    stop,
  };
};

export type TypedSearch = ReturnType<typeof useTypedSearch>;
