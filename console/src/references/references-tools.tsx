import { SearchForm } from "@latchkey/members/lists/search-form.tsx";
import { Chips } from "@latchkey/ui/chips/chips.tsx";
import { ConsoleFields } from "@latchkey/ui/console-form/console-form.tsx";
import { PanelTools } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { useTranslation } from "react-i18next";
import { ListSearch } from "../desk/list-search.tsx";
import { groups, kinds } from "./references.graphql.ts";
import type { ReferencesView } from "./use-references-view.ts";

const ALL = "ALL";
const chips = [ALL, ...groups] as const;

export function ReferencesTools({ view }: { readonly view: ReferencesView }) {
  const { t } = useTranslation(["references", "case"]);
  const { shown, choose } = view;
  return (
    <PanelTools>
      <Chips
        label={t("groups")}
        chips={chips.map((name) => ({ name, label: t(`group.${name}`) }))}
        current={shown.group ?? ALL}
        onChoose={(name) => choose({ group: groups.find((one) => one === name) })}
      />
      <SearchForm onSearch={view.searchNow}>
        <ConsoleFields columns={2}>
          <ListSearch label={t("search")} hint={t("searchHint")} state={view} />
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
      </SearchForm>
    </PanelTools>
  );
}
