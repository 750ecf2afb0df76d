import { type ChangeEvent, type KeyboardEvent, useState } from "react";
import { exactMatch, type ListOption, matchPrefix } from "./prefix-match.ts";

export type ComboboxOptions = {
  readonly options: readonly ListOption[];
  /** The chosen value; the empty string while nothing is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** False for a short list: the text cannot be edited, and typing a letter jumps to its option. */
  readonly searchable: boolean;
};

const nobody = -1;

/**
 * The behaviour of a combobox with a list: typing narrows it by prefix, arrows move, Enter picks, Escape
 * closes and restores, blur keeps only a value from the list.
 */
export function useCombobox({ options, value, onChange, searchable }: ComboboxOptions) {
  const [isOpen, setOpen] = useState(false);
  // Nothing typed since the last choice: show the label of the value and the whole list.
  const [typed, setTyped] = useState<string | undefined>();
  const [activeIndex, setActiveIndex] = useState(nobody);

  const chosen = options.find((option) => option.value === value);
  const shown = typed === undefined ? options : matchPrefix(options, typed);
  const chosenIndex = shown.findIndex((option) => option.value === value);

  const open = (index = chosenIndex) => {
    setOpen(true);
    setActiveIndex(index);
  };
  const close = () => {
    setOpen(false);
    setTyped(undefined);
    setActiveIndex(nobody);
  };
  const pick = (option: ListOption) => {
    if (option.value !== value) onChange(option.value);
    close();
  };

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value;
    setTyped(text);
    setOpen(true);
    setActiveIndex(text.trim() === "" || matchPrefix(options, text).length === 0 ? nobody : 0);
  };

  const move = (step: 1 | -1) => {
    if (!isOpen) return open(chosenIndex === nobody ? 0 : chosenIndex);
    if (shown.length === 0) return;
    const from = activeIndex === nobody && step === -1 ? 0 : activeIndex;
    setActiveIndex((from + step + shown.length) % shown.length);
  };

  const jumpTo = (letter: string) => {
    const from = isOpen ? activeIndex : chosenIndex;
    const later = [...shown.slice(from + 1), ...shown.slice(0, from + 1)];
    const [target] = matchPrefix(later, letter);
    if (target) open(shown.indexOf(target));
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    const active = shown[activeIndex];
    const handled = () => event.preventDefault();
    if (key === "ArrowDown" || key === "ArrowUp") {
      handled();
      move(key === "ArrowDown" ? 1 : -1);
    } else if (key === "Escape" && isOpen) {
      handled();
      event.stopPropagation(); // a dialog around it stays open
      close();
    } else if (key === "Enter" && isOpen) {
      handled();
      if (active) pick(active);
    } else if (!searchable && (key === "Enter" || key === " ")) {
      handled();
      if (isOpen && active) pick(active);
      else open(Math.max(chosenIndex, 0));
    } else if (!searchable && key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      handled();
      jumpTo(key);
    }
  };

  const leave = () => {
    const exact = typed === undefined ? undefined : exactMatch(options, typed);
    if (exact) pick(exact);
    else {
      if (typed?.trim() === "" && value !== "") onChange("");
      close();
    }
  };

  return {
    isOpen,
    shown,
    typed: typed ?? "",
    text: typed ?? chosen?.label ?? "",
    activeIndex,
    open,
    close,
    pick,
    type,
    press,
    leave,
  };
}
