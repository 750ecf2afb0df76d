import { homeCountries } from "@latchkey/domain/vocabulary/home-countries.ts";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { useTranslation } from "react-i18next";
import { ListAt, TextAt } from "./policy-fields.tsx";
import type { PolicyEditor } from "./use-policy-editor.ts";

export function BasicsPanel({ editor }: { readonly editor: PolicyEditor }) {
  const { t } = useTranslation("policies");
  return (
    <ConsolePanel title={t("basics.title")}>
      <ConsoleForm>
        <TextAt editor={editor} place="title" label={t("basics.name")} />
        <ListAt
          editor={editor}
          place="countries"
          label={t("basics.countries")}
          options={homeCountries.map((value) => ({ value, label: t(`countries.${value}`) }))}
          otherwise={undefined}
        />
      </ConsoleForm>
    </ConsolePanel>
  );
}
