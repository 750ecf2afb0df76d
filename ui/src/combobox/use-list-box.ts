import { type UseComboboxProps, type UseComboboxStateChangeOptions, useCombobox } from "downshift";
import { type KeyboardEvent, useState } from "react";
import { type ListOption, type ListSearch, matchPrefix, searchByPrefix } from "./prefix-match.ts";

export type ListBoxOptions = {
  readonly id: string;
  readonly options: readonly ListOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** False for a short list: the text cannot be edited, and typing a letter jumps to its option. */
  readonly searchable: boolean;
  /** Finds more than the beginnings of labels. A constant. */
  readonly search?: ListSearch | undefined;
};

type State = Parameters<NonNullable<UseComboboxProps<ListOption>["stateReducer"]>>[0];
type Change = UseComboboxStateChangeOptions<ListOption>;

const nobody = -1;
const types = useCombobox.stateChangeTypes;

const found = (search: ListSearch, options: readonly ListOption[], typed: string | undefined) =>
  typed === undefined ? { shown: options, exact: undefined } : search(options, typed);

const hasMatch = (search: ListSearch, options: readonly ListOption[], typed: string): boolean =>
  typed.trim() !== "" && search(options, typed).shown.length > 0;

const closed = (state: State) => ({ ...state, isOpen: false, highlightedIndex: nobody });

/** The value after blur: an option that was typed in full, nothing, or the previous value. */
const leftWith = (
  typed: string | undefined,
  { exact, chosen }: { readonly exact: ListOption | undefined; readonly chosen: ListOption | null },
) => {
  if (typed === undefined) return chosen;
  return exact ?? (typed.trim() === "" ? null : chosen);
};

/**
 * A combobox with a list, by downshift: typing narrows it by prefix, arrows move, Enter picks, Escape closes and
 * restores, leaving keeps only a listed option.
 */
export function useListBox({ search = searchByPrefix, ...given }: ListBoxOptions) {
  const { id, options, value, onChange, searchable } = given;
  // undefined before typing: the label of the value and the whole list are shown.
  const [typed, setTyped] = useState<string | undefined>();
  const chosen = options.find((option) => option.value === value) ?? null;
  const { shown, exact } = found(search, options, typed);

  const reduce = (state: State, { type, changes }: Change): Partial<State> => {
    switch (type) {
      case types.InputChange: {
        const isFound = hasMatch(search, options, changes.inputValue ?? "");
        return { ...changes, highlightedIndex: isFound ? 0 : nobody };
      }
      case types.InputKeyDownEscape:
        return closed(state);
      case types.InputBlur:
        return { ...closed(state), selectedItem: leftWith(typed, { exact, chosen }) };
      // A press inside the text places the caret.
      case types.InputClick:
        return searchable && state.isOpen ? state : changes;
      // Hover has its own style and does not change what Enter picks.
      case types.ItemMouseMove:
      case types.MenuMouseLeave:
        return state;
      default:
        return changes;
    }
  };

  const box = useCombobox<ListOption>({
    inputId: id,
    menuId: `${id}-list`,
    getItemId: (index) => `${id}-list-${shown[index]?.value ?? index}`,
    items: [...shown],
    itemToString: (option) => option?.label ?? "",
    itemToKey: (option) => option?.value,
    selectedItem: chosen,
    inputValue: typed ?? chosen?.label ?? "",
    stateReducer: reduce,
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem?.value ?? ""),
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setTyped(undefined);
    },
  });
  const { isOpen, highlightedIndex } = box;
  const active = shown[highlightedIndex];

  const openAt = (index: number) => {
    box.openMenu();
    box.setHighlightedIndex(index);
  };

  const jumpTo = (letter: string) => {
    const from = isOpen ? highlightedIndex : shown.findIndex((option) => option.value === value);
    const later = [...shown.slice(from + 1), ...shown.slice(0, from + 1)];
    const [target] = matchPrefix(later, letter);
    if (target) openAt(shown.indexOf(target));
  };

  /** Keys that downshift does not handle: an enclosing dialog, and lists without typing. */
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (key === "Escape" && isOpen) {
      event.preventDefault();
      event.stopPropagation(); // keep an enclosing dialog open
    } else if (!searchable && (key === " " || (key === "Enter" && !isOpen))) {
      event.preventDefault();
      if (!isOpen) openAt(Math.max(chosen ? shown.indexOf(chosen) : 0, 0));
      else if (active) {
        box.selectItem(active);
        box.closeMenu();
      }
    } else if (!searchable && key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      jumpTo(key);
    }
  };

  return { ...box, shown, active, typed: typed ?? "", type: setTyped, press };
}
