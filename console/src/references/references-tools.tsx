import { Chips } from "@latchkey/ui/chips/chips.tsx";
import { ConsoleFields, ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { PanelTools } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useShortcuts } from "../shortcuts/use-shortcuts.ts";
import { groups, kinds } from "./references.graphql.ts";
import type { ReferencesView } from "./use-references-view.ts";

const ALL = "ALL";
const chips = [ALL, ...groups] as const;

export function ReferencesTools({ view }: { readonly view: ReferencesView }) {
  const { t } = useTranslation(["references", "case"]);
  const box = useRef<HTMLInputElement>(null);
  useShortcuts([{ keys: "/", label: t("keys.search"), run: () => box.current?.focus() }]);
  const { shown, choose } = view;
  return (
    <PanelTools>
      <Chips
        label={t("groups")}
        chips={chips.map((name) => ({ name, label: t(`group.${name}`) }))}
        current={shown.group ?? ALL}
        onChoose={(name) => choose({ group: groups.find((one) => one === name) })}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: older browsers do not know the element search */}
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          view.searchNow();
        }}
      >
        <ConsoleForm>
          <ConsoleFields columns={2}>
            <Field label={t("search")} hint={t("searchHint")}>
              {(aria) => (
                <TextInput
                  {...aria}
                  type="search"
                  autoComplete="off"
                  ref={box}
                  value={view.typed}
                  onChange={(event) => view.type(event.currentTarget.value)}
                />
              )}
            </Field>
            <Field label={t("kind")}>
              {(aria) => (
                <Select
                  {...aria}
                  options={[
                    { value: ALL, label: t("anyKind") },
                    ...kinds.map((value) => ({ value, label: t(`case:reference.${value}`) })),
                  ]}
                  value={shown.kind ?? ALL}
                  onChange={({ currentTarget: { value } }) =>
                    choose({ kind: kinds.find((one) => one === value) })
                  }
                />
              )}
            </Field>
          </ConsoleFields>
        </ConsoleForm>
      </form>
    </PanelTools>
  );
}
