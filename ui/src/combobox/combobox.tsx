import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import "../text-input/text-input.css";
import "./combobox.css";
import type { FieldAria } from "../field/field.tsx";
import { Icon } from "../icon/icon.tsx";
import { type ListOption, splitAtPrefix } from "./prefix-match.ts";
import { type ComboboxOptions, useCombobox } from "./use-combobox.ts";

export type ComboboxProps = FieldAria &
  Omit<ComboboxOptions, "searchable"> & {
    /** The accessible name of the list; the same text as the field's label. */
    readonly listLabel: string;
    /** What to say when nothing starts with what was typed. */
    readonly emptyText?: ((typed: string) => ReactNode) | undefined;
    readonly searchable?: boolean | undefined;
    readonly name?: string | undefined;
    readonly placeholder?: string | undefined;
    readonly disabled?: boolean | undefined;
    readonly onBlur?: (() => void) | undefined;
  };

/** A searchable dropdown (ARIA combobox with a list), 15rem high. For small screens see `Dropdown`. */
export function Combobox(props: ComboboxProps) {
  const { options, value, onChange, searchable = true, listLabel, emptyText, onBlur, ...input } = props;
  const box = useCombobox({ options, value, onChange, searchable });
  const list = useRef<HTMLDivElement>(null);
  useScrolledToActive(list, box.isOpen ? box.activeIndex : -1);

  const listId = `${props.id}-list`;
  const active = box.shown[box.activeIndex];
  return (
    <div className="combobox">
      <div className="combobox__control">
        <input
          {...input}
          className="input"
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          readOnly={!searchable}
          aria-autocomplete={searchable ? "list" : "none"}
          aria-expanded={box.isOpen}
          aria-controls={box.isOpen ? listId : undefined}
          aria-activedescendant={box.isOpen && active ? optionId(listId, active) : undefined}
          value={box.text}
          onChange={box.type}
          onKeyDown={box.press}
          onClick={() => (box.isOpen && !searchable ? box.close() : box.isOpen || box.open())}
          onBlur={() => {
            box.leave();
            onBlur?.();
          }}
        />
        <Icon name="chevron-down" className="combobox__chevron" />
      </div>
      {box.isOpen && box.shown.length > 0 && (
        <div className="listbox" id={listId} role="listbox" aria-label={listLabel} ref={list}>
          {box.shown.map((option, index) => (
            <Option
              key={option.value}
              id={optionId(listId, option)}
              option={option}
              typed={box.typed}
              isChosen={option.value === value}
              isActive={index === box.activeIndex}
              onPick={box.pick}
            />
          ))}
        </div>
      )}
      {box.isOpen && box.shown.length === 0 && (
        <div className="listbox" id={listId} role="status">
          <p className="listbox__empty">{emptyText?.(box.typed)}</p>
        </div>
      )}
    </div>
  );
}

const optionId = (listId: string, { value }: ListOption) => `${listId}-${value}`;

/** Keeps the option that the arrow keys reached inside the visible part of the list. */
function useScrolledToActive(list: RefObject<HTMLDivElement | null>, activeIndex: number): void {
  useEffect(() => {
    list.current?.children[activeIndex]?.scrollIntoView({ block: "nearest" });
  }, [list, activeIndex]);
}

type OptionProps = {
  readonly id: string;
  readonly option: ListOption;
  readonly typed: string;
  readonly isChosen: boolean;
  readonly isActive: boolean;
  readonly onPick: (option: ListOption) => void;
};

function Option({ id, option, typed, isChosen, isActive, onPick }: OptionProps) {
  const [matched, rest] = splitAtPrefix(option.label, typed);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the input, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: options are reached through aria-activedescendant
    <div
      className="listbox__option"
      role="option"
      id={id}
      aria-selected={isChosen}
      data-active={isActive}
      onMouseDown={(event) => event.preventDefault()} // focus stays in the input
      onClick={() => onPick(option)}
    >
      <span>
        {matched && <mark>{matched}</mark>}
        {rest}
      </span>
      {isChosen && <Icon name="check" small />}
    </div>
  );
}
