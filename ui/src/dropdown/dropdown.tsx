import { useEffect, useState } from "react";
import type { ComboboxProps } from "../combobox/combobox.tsx";
import { media, useMedia } from "../media/use-media.ts";
import { Select } from "../select/select.tsx";

type Combobox = typeof import("../combobox/combobox.tsx").Combobox;

let arrived: Combobox | undefined;

/** Fetches the searchable list, which is a chunk of its own. */
export const loadSearchableList = async (): Promise<Combobox> => {
  arrived ??= (await import("../combobox/combobox.tsx")).Combobox;
  return arrived;
};

/** For a page that will need it soon: fetches what this screen shows. */
export const prepareDropdown = async (): Promise<void> => {
  if (window.matchMedia(media.large).matches) await loadSearchableList();
};

/** The searchable list where the screen has room for it, once it is here. */
const useSearchableList = (): Combobox | undefined => {
  const isLarge = useMedia(media.large);
  const [list, setList] = useState<Combobox | undefined>(() => arrived);
  useEffect(() => {
    if (!isLarge || list) return;
    // Where it does not come, the system's list stays.
    loadSearchableList().then(
      (loaded) => setList(() => loaded),
      () => undefined,
    );
  }, [isLarge, list]);
  return isLarge ? list : undefined;
};

/**
 * The system's own list on small screens, a searchable list from 640 px (spec 1 §2, FRM-134). The system's list also
 * stands in until the other has come, and as long as somebody is using it.
 */
export function Dropdown(props: ComboboxProps) {
  const SearchableList = useSearchableList();
  const [isInUse, setInUse] = useState(false);
  if (SearchableList && !isInUse) return <SearchableList {...props} />;
  const { options, value, onChange, listLabel, emptyText, searchable, placeholder = "", ...native } = props;
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
