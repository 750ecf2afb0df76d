import { languageOptions } from "@latchkey/browser/i18n/language-names.ts";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select, type SelectOption } from "@latchkey/ui/select/select.tsx";
import { useTranslation } from "react-i18next";
import type { BulkChoicesInput } from "../../graphql/operations.generated.ts";
import type { Me } from "../../shell/me.graphql.ts";
import { useMe } from "../../shell/me.ts";
import type { Offer } from "../offer/offer.graphql.ts";

/** An empty branch or policy is none. */
export interface Choices {
  readonly policy: string;
  readonly branch: string;
  readonly language: string;
}

export const firstChoices = ({ standard, language, policies }: Offer, me: Me): Choices => ({
  policy: (policies.length === 1 ? policies[0] : policies.find(({ name }) => name === standard))?.name ?? "",
  branch: me.agency.branches.find(({ id }) => id === me.branchId)?.id ?? "",
  language: language ?? "en",
});

export const givenChoices = ({ policy, branch, language }: Choices): BulkChoicesInput => ({
  policy: policy || null,
  branchId: branch || null,
  language: languageOptions.find(({ code }) => code === language)?.code ?? null,
});

interface ChoiceField {
  readonly name: keyof Choices;
  readonly options: readonly SelectOption[];
  readonly placeholder: string | undefined;
}

interface ChoicesPanelProps {
  readonly offer: Offer;
  readonly choices: Choices;
  /** Lines wait for a policy that can be used. */
  readonly isPolicyWrong: boolean;
  readonly onChange: (choices: Choices) => void;
}

export function ChoicesPanel({ offer, choices, isPolicyWrong, onChange }: ChoicesPanelProps) {
  const { t } = useTranslation("many");
  const { branches } = useMe().agency;
  const fields = [
    {
      name: "policy",
      options: offer.policies.map(({ name, title }) => ({ value: name, label: title })),
      placeholder: choices.policy === "" ? t("all.noPolicy") : undefined,
    },
    {
      name: "branch",
      options: branches.map(({ id, name }) => ({ value: id, label: name })),
      placeholder: t("all.noBranch"),
    },
    {
      name: "language",
      options: languageOptions.map(({ code, name }) => ({ value: code, label: name, lang: code })),
      placeholder: undefined,
    },
  ] as const satisfies readonly ChoiceField[];
  return (
    <ConsolePanel title={t("all.title")}>
      <ConsoleForm>
        {fields
          .filter(({ name }) => name !== "branch" || branches.length > 0)
          .map(({ name, ...select }) => (
            <Field
              key={name}
              label={t(`all.${name}`)}
              error={name === "policy" && isPolicyWrong && t("all.policyRequired")}
            >
              {(aria) => (
                <Select
                  {...aria}
                  {...select}
                  value={choices[name]}
                  onChange={(event) => onChange({ ...choices, [name]: event.currentTarget.value })}
                />
              )}
            </Field>
          ))}
        <p className="soft">{t("all.about")}</p>
      </ConsoleForm>
    </ConsolePanel>
  );
}
