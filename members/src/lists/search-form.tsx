import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import type { ReactNode } from "react";

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
