import { useEffect, useState } from "react";
import type { ComboboxProps } from "../combobox/combobox.tsx";
import { media, useMedia } from "../media/use-media.ts";
import { Select } from "../select/select.tsx";

type Combobox = typeof import("../combobox/combobox.tsx").Combobox;

let arrived: Combobox | undefined;

export const loadSearchableList = async (): Promise<Combobox> => {
  arrived ??= (await import("../combobox/combobox.tsx")).Combobox;
  return arrived;
};

export const prepareDropdown = async (): Promise<void> => {
  if (window.matchMedia(media.large).matches) await loadSearchableList();
};

const useSearchableList = (): Combobox | undefined => {
  const isLarge = useMedia(media.large);
  const [list, setList] = useState<Combobox | undefined>(() => arrived);
  useEffect(() => {
    if (!isLarge || list) return;
    // If it fails to load, the native select stays.
    loadSearchableList().then(
      (loaded) => setList(() => loaded),
      () => undefined,
    );
  }, [isLarge, list]);
  return isLarge ? list : undefined;
};

/**
 * A native select on small screens, a searchable list from 640 px (spec 1 §2, FRM-134). The native select is also shown
 * until the list has loaded, and while it is in use.
 */
export function Dropdown(props: ComboboxProps) {
  const SearchableList = useSearchableList();
  const [isInUse, setInUse] = useState(false);
  if (SearchableList && !isInUse) return <SearchableList {...props} />;
  const {
    options,
    value,
    onChange,
    listLabel,
    emptyText,
    searchable,
    search,
    placeholder = "",
    ...native
  } = props;
  return (
    <Select
      {...native}
      options={options}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onFocus={() => setInUse(true)}
      onBlur={() => {
        setInUse(false);
        native.onBlur?.();
      }}
    />
  );
}
