import { Combobox, type ComboboxProps } from "../combobox/combobox.tsx";
import { media, useMedia } from "../media/use-media.ts";
import { Select } from "../select/select.tsx";

/** A native select on small screens, a searchable list from 640 px (spec 1 §2, FRM-134). */
export function Dropdown(props: ComboboxProps) {
  const isLarge = useMedia(media.large);
  if (isLarge) return <Combobox {...props} />;
  const { options, value, onChange, listLabel, emptyText, searchable, placeholder = "", ...native } = props;
  return (
    <Select
      {...native}
      options={options}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
