import type { ReactNode } from "react";
import "../text-input/text-input.css";
import "./combobox.css";
import type { FieldAria } from "../field/field.tsx";
import { Icon } from "../icon/icon.tsx";
import { splitAtPrefix } from "./prefix-match.ts";
import { type ListBoxOptions, useListBox } from "./use-list-box.ts";

export type ComboboxProps = FieldAria &
  Omit<ListBoxOptions, "searchable" | "id"> & {
    readonly listLabel: string;
    /** Shown when no option starts with the typed text. */
    readonly emptyText?: ((typed: string) => ReactNode) | undefined;
    readonly searchable?: boolean | undefined;
    readonly name?: string | undefined;
    readonly placeholder?: string | undefined;
    readonly disabled?: boolean | undefined;
    readonly onBlur?: (() => void) | undefined;
  };

/** A searchable dropdown (ARIA combobox with a list), 15rem high. For small screens see `Dropdown`. */
export function Combobox(props: ComboboxProps) {
  const {
    options,
    value,
    onChange,
    searchable = true,
    search,
    listLabel,
    emptyText,
    onBlur,
    ...input
  } = props;
  const box = useListBox({ id: props.id, options, value, onChange, searchable, search });
  const { isOpen, shown, active } = box;
  const isEmpty = isOpen && shown.length === 0;
  const bound = box.getInputProps({
    ...input,
    onChange: (event) => box.type(event.currentTarget.value),
    onKeyDown: box.press,
    onBlur,
  });
  const list = box.getMenuProps({ "aria-label": listLabel }, { suppressRefError: true });
  return (
    <div className="combobox">
      <div className="combobox__control">
        <input
          {...bound}
          className="input"
          type="text"
          spellCheck={false}
          readOnly={!searchable}
          // Named by the label's `for`.
          aria-labelledby={undefined}
          aria-autocomplete={searchable ? "list" : "none"}
          aria-controls={isOpen ? bound["aria-controls"] : undefined}
          aria-activedescendant={isOpen && active ? bound["aria-activedescendant"] : undefined}
        />
        <Icon name="chevron-down" className="combobox__chevron" />
      </div>
      {isOpen && !isEmpty && (
        // A scrolling list would be a stop for Tab, and gone once it has the focus.
        <div {...list} className="listbox" tabIndex={-1}>
          {shown.map((option, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: options are reached through aria-activedescendant
            <div
              key={option.value}
              {...box.getItemProps({ item: option, index })}
              className="listbox__option"
              role="option"
              aria-selected={option.value === value}
              data-active={index === box.highlightedIndex}
            >
              <OptionLabel label={option.label} typed={box.typed} />
              {option.value === value && <Icon name="check" small />}
            </div>
          ))}
        </div>
      )}
      {isEmpty && (
        <div className="listbox" id={bound["aria-controls"]} role="status">
          <p className="listbox__empty">{emptyText?.(box.typed)}</p>
        </div>
      )}
    </div>
  );
}

function OptionLabel({ label, typed }: { readonly label: string; readonly typed: string }) {
  const [matched, rest] = splitAtPrefix(label, typed);
  return (
    <span>
      {matched && <mark>{matched}</mark>}
      {rest}
    </span>
  );
}
