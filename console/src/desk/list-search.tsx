import type { TypedSearch } from "@latchkey/members/lists/use-typed-search.ts";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useRef } from "react";
import { useShortcuts } from "../shortcuts/use-shortcuts.ts";

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
