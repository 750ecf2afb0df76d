import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { type ReactNode, useRef } from "react";
import { useShortcuts } from "../shortcuts/use-shortcuts.ts";
import type { TypedSearch } from "./use-typed-search.ts";

interface ListSearchProps {
  readonly label: string;
  readonly hint: string;
  readonly state: Pick<TypedSearch, "typed" | "type">;
}

/** The search field of a list; / leads to it. */
export function ListSearch({ label, hint, state }: ListSearchProps) {
  const box = useRef<HTMLInputElement>(null);
  useShortcuts([{ keys: "/", label, run: () => box.current?.focus() }]);
  return (
    <Field label={label} hint={hint}>
      {(aria) => (
        <TextInput
          {...aria}
          type="search"
          autoComplete="off"
          ref={box}
          value={state.typed}
          onChange={(event) => state.type(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

interface SearchFormProps {
  /** The form is sent by Enter, before the pause in typing is over. */
  readonly onSearch?: () => void;
  readonly children: ReactNode;
}

export function SearchForm({ onSearch, children }: SearchFormProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know the element search
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch?.();
      }}
    >
      <ConsoleForm>{children}</ConsoleForm>
    </form>
  );
}
