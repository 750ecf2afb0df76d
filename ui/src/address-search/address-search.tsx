import type { ReactNode } from "react";
import "../text-input/text-input.css";
import "../combobox/combobox.css";
import "./address-search.css";
import type { FieldAria } from "../field/field.tsx";
import { Icon } from "../icon/icon.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import { type AddressRow, type Choice, useResultList } from "./use-result-list.ts";

export type AddressSearchTexts = {
  readonly list: string;
  readonly searching: string;
  readonly back: string;
  /** "42 addresses" or "100+ addresses". */
  readonly count: (count: number, shown: string) => string;
};

export type AddressSearchProps = FieldAria & {
  readonly query: string;
  readonly onQuery: (typed: string) => void;
  readonly rows: readonly AddressRow[];
  /** The rows are those of a group, so there is a way back. */
  readonly isInGroup?: boolean | undefined;
  readonly isSearching?: boolean | undefined;
  readonly message?: ReactNode;
  readonly note?: ReactNode;
  readonly announcement?: string | undefined;
  readonly onChoose: (row: AddressRow) => void;
  readonly onBack: () => void;
  readonly onEnter: () => void;
  readonly onBlur?: (() => void) | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly texts: AddressSearchTexts;
  readonly foot: ReactNode;
};

/** Past this, a number says no more: 100+. */
const MOST_COUNTED = 100;

/** A search for an address, with its results below (ARIA combobox with a list). See `PreparedAddressSearch`. */
export function AddressSearch(props: AddressSearchProps) {
  const { query, rows, isInGroup = false, isSearching = false, message, texts, foot } = props;
  const choices: readonly Choice[] = isInGroup ? ["back", ...rows] : rows;
  const hasList = choices.length > 0 && !message;
  const box = useResultList({
    id: props.id,
    query,
    choices: hasList ? choices : [],
    hasList,
    onQuery: props.onQuery,
    onChoose: (choice) => (choice === "back" ? props.onBack() : props.onChoose(choice)),
    onEnter: props.onEnter,
  });
  const bound = box.getInputProps({
    "aria-describedby": props["aria-describedby"],
    "aria-invalid": props["aria-invalid"],
    "aria-expanded": box.isShown,
    autoFocus: props.autoFocus,
    onChange: (event) => box.type(event.currentTarget.value),
    onKeyDown: box.press,
    onBlur: props.onBlur,
  });
  const list = box.getMenuProps({ "aria-label": texts.list }, { suppressRefError: true });
  return (
    <div className="address-search">
      <div className="address-search__control">
        <Icon name="search" />
        <input
          {...bound}
          className="input"
          type="text"
          spellCheck={false}
          autoComplete="off"
          // Named by the label's `for`.
          aria-labelledby={undefined}
          aria-autocomplete="list"
          aria-controls={box.isShown ? bound["aria-controls"] : undefined}
          aria-activedescendant={box.active ? bound["aria-activedescendant"] : undefined}
        />
        {isSearching && <Spinner label={texts.searching} />}
      </div>
      {box.isShown && (
        // A scrolling list would be a stop for Tab, and gone once it has the focus.
        <div {...list} className="listbox" tabIndex={-1}>
          {choices.map((choice, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: options are reached through aria-activedescendant
            <div
              key={choice === "back" ? "back" : choice.id}
              {...box.getItemProps({ item: choice, index })}
              className="listbox__option"
              role="option"
              aria-selected={false}
              data-active={index === box.highlightedIndex}
            >
              {choice === "back" ? <Back text={texts.back} /> : <Row row={choice} texts={texts} />}
            </div>
          ))}
        </div>
      )}
      {message && (
        <div className="listbox">
          <p className="listbox__empty">{message}</p>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {message || (box.isShown && props.announcement)}
      </p>
      {box.isShown && props.note && <p className="address-search__note">{props.note}</p>}
      <div className="address-search__foot">{foot}</div>
    </div>
  );
}

function Back({ text }: { readonly text: string }) {
  return (
    <span className="address-search__back">
      <Icon name="arrow-left" small />
      {text}
    </span>
  );
}

function Row({ row, texts }: { readonly row: AddressRow; readonly texts: AddressSearchTexts }) {
  const { kind, summary, place, count } = row;
  return (
    <>
      <span className="address-search__line" translate="no">
        {summary} <span className="address-search__place">{place}</span>
      </span>
      {kind === "GROUP" && (
        <span className="address-search__count">
          {texts.count(count, count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count))}
          <Icon name="chevron-right" small />
        </span>
      )}
    </>
  );
}
