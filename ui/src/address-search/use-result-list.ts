import { type UseComboboxProps, type UseComboboxStateChangeOptions, useCombobox } from "downshift";
import { type KeyboardEvent, useEffect } from "react";

export type AddressRow = {
  readonly id: string;
  /** A group is several addresses: choosing it lists them. */
  readonly kind: "ADDRESS" | "GROUP";
  /** `4 Elm Row` */
  readonly summary: string;
  /** `Leeds, LS1 4AB` */
  readonly place: string;
  readonly count: number;
};

export type Choice = AddressRow | "back";

export type ResultListOptions = {
  readonly id: string;
  readonly query: string;
  readonly choices: readonly Choice[];
  /** False while a sentence replaces the choices. */
  readonly hasList: boolean;
  readonly onQuery: (typed: string) => void;
  readonly onChoose: (choice: Choice) => void;
  /** Enter without a highlighted row: search at once. */
  readonly onEnter: () => void;
};

type State = Parameters<NonNullable<UseComboboxProps<Choice>["stateReducer"]>>[0];
type Change = UseComboboxStateChangeOptions<Choice>;

const nobody = -1;
const types = useCombobox.stateChangeTypes;

const keyOf = (choice: Choice): string => (choice === "back" ? "back" : choice.id);

/** Choosing an address ends the search; a group and the way back only change the list. */
const picked = (state: State, choice: Choice | null | undefined): Partial<State> => {
  const isOver = choice !== "back" && choice?.kind === "ADDRESS";
  return { ...state, selectedItem: choice ?? null, isOpen: !isOver, highlightedIndex: nobody };
};

const reduce = (state: State, { type, changes }: Change): Partial<State> => {
  switch (type) {
    case types.InputChange:
      return { ...changes, isOpen: true, highlightedIndex: nobody };
    case types.InputKeyDownEnter:
    case types.ItemClick:
      return picked(state, changes.selectedItem);
    // The text is a search, and stays when the list closes.
    case types.InputKeyDownEscape:
    case types.InputBlur:
      return { ...state, isOpen: false, highlightedIndex: nobody };
    // A press inside the text places the caret.
    case types.InputClick:
      return { ...state, isOpen: true };
    // Hover has its own style and does not change what Enter picks.
    case types.ItemMouseMove:
    case types.MenuMouseLeave:
      return state;
    default:
      return changes;
  }
};

/** The keys and roles of a list of search results, by downshift. No row stays selected, because a row is an action. */
export function useResultList(options: ResultListOptions) {
  const { id, query, choices, hasList, onQuery, onChoose, onEnter } = options;
  const box = useCombobox<Choice>({
    inputId: id,
    menuId: `${id}-list`,
    getItemId: (index) => `${id}-list-${index}`,
    items: [...choices],
    itemToString: () => query,
    itemToKey: (choice) => choice && keyOf(choice),
    selectedItem: null,
    inputValue: query,
    stateReducer: reduce,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem);
    },
  });
  const isShown = box.isOpen && hasList;
  const active = isShown ? choices[box.highlightedIndex] : undefined;

  // Another list no longer contains the highlighted row.
  const list = choices.map(keyOf).join(" ");
  const { setHighlightedIndex } = box;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list is the reason
  useEffect(() => setHighlightedIndex(nobody), [list, setHighlightedIndex]);

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Escape" && isShown) {
      event.preventDefault();
      event.stopPropagation(); // keep an enclosing dialog open
    }
    // A search that was typed is meant to be found, not to be sent with the form.
    if (event.key === "Enter" && !active && query.trim() !== "") {
      event.preventDefault();
      box.openMenu();
      onEnter();
    }
  };

  return { ...box, isShown, active, type: onQuery, press };
}
