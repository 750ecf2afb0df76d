import { useEffect, useRef, useState } from "react";
import "../text-input/text-input.css";
import "./address-search.css";
import { Icon } from "../icon/icon.tsx";
import type { AddressSearchProps } from "./address-search.tsx";

type Search = typeof import("./address-search.tsx").AddressSearch;

let arrived: Search | undefined;

export const prepareAddressSearch = async (): Promise<Search> => {
  arrived ??= (await import("./address-search.tsx")).AddressSearch;
  return arrived;
};

/**
 * The search for an address. Until it has loaded, its input takes the text; if it fails to load, the way to type the
 * address is there all the same.
 */
export function PreparedAddressSearch(props: AddressSearchProps) {
  const [Search, setSearch] = useState<Search | undefined>(() => arrived);
  const isInUse = useRef(false);
  useEffect(() => {
    if (Search) return;
    prepareAddressSearch().then(
      (loaded) => setSearch(() => loaded),
      () => undefined,
    );
  }, [Search]);
  if (Search) return <Search {...props} autoFocus={props.autoFocus || isInUse.current} />;
  const { id, query, onQuery, onBlur, autoFocus, foot, ...rest } = props;
  return (
    <div className="address-search">
      <div className="address-search__control">
        <Icon name="search" />
        <input
          id={id}
          className="input"
          type="text"
          spellCheck={false}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: only where a press has just asked for it
          autoFocus={autoFocus}
          aria-describedby={rest["aria-describedby"]}
          aria-invalid={rest["aria-invalid"]}
          value={query}
          onChange={(event) => onQuery(event.currentTarget.value)}
          onFocus={() => {
            isInUse.current = true;
          }}
          onBlur={() => {
            isInUse.current = false;
            onBlur?.();
          }}
        />
      </div>
      <div className="address-search__foot">{foot}</div>
    </div>
  );
}
