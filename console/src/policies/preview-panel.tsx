import { countriesDocsMap } from "@latchkey/domain/identity/countries.ts";
import { identityFlow } from "@latchkey/domain/identity/flow.ts";
import { rightToRentFlow } from "@latchkey/domain/identity/right-to-rent-flow.ts";
import { identityValues } from "@latchkey/domain/identity/values.ts";
import { incomeTypesOffered, isIncomeVariant } from "@latchkey/domain/income/context.ts";
import { incomePreview } from "@latchkey/domain/income/preview.ts";
import { conditionsOf } from "@latchkey/domain/policies/condition-kinds.ts";
import type { PolicyContent } from "@latchkey/domain/policies/policy.ts";
import { residenceFlow } from "@latchkey/domain/residence/flow.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { isObject } from "@latchkey/domain/rules/objects.ts";
import type { OfferedIncomeType } from "@latchkey/domain/vocabulary/money.ts";
import { type PartyRole, partyRoles } from "@latchkey/domain/vocabulary/party-roles.ts";
import {
  type SectionName,
  type SectionVariant,
  sectionOfVariant,
} from "@latchkey/domain/vocabulary/sections.ts";
import { expectedWay } from "@latchkey/domain/wizard/expected-length.ts";
import { ConsoleFields } from "@latchkey/ui/console-form/console-form.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { PlainList } from "@latchkey/ui/plain-list/plain-list.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { identity } from "@latchkey/words/en/identity.ts";
import { income } from "@latchkey/words/en/income.ts";
import { residence } from "@latchkey/words/en/residence.ts";
import { rightToRent } from "@latchkey/words/en/right-to-rent.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";

interface PreviewPanelProps {
  readonly content: PolicyContent;
  readonly today: CivilDate;
}

const words: Readonly<Record<SectionName, Readonly<Record<string, unknown>>>> = {
  IDENTITY: { ...identity, ...rightToRent },
  INCOME: income,
  RESIDENCE: residence,
};

/** The title of the step, or its name for reviewers: some steps are titled by the chosen document. */
const titleOf = (section: SectionName, step: string, otherwise: string): string => {
  const said = words[section][step];
  if (!isObject(said)) return otherwise;
  return [said.title, said.label].find((text) => typeof text === "string") ?? otherwise;
};

interface Previewed extends PreviewPanelProps {
  readonly role: PartyRole;
  readonly variant: SectionVariant;
  readonly type: OfferedIncomeType;
}

/** The section as a new applicant meets it, by the product's own flows; open choices take the longer way. */
const stepsOf = ({ content, today, role, variant, type }: Previewed): readonly string[] => {
  const conditions = conditionsOf(content.terms[role].conditions);
  if (isIncomeVariant(variant)) return incomePreview({ variant, conditions, today, type });
  if (variant === "RESIDENCE_DEFAULT") {
    const context = { today, conditions, email: "", connectedOpenBanking: false };
    const values = { residences: [], upload: [] };
    const start = residenceFlow.start(context, values);
    return expectedWay({ flow: residenceFlow, values, context }, { path: [start] }).way;
  }
  const context = {
    today,
    countriesDocsMap,
    idvtEnabled: content.terms[role].conditions.LIVE_PHOTO === true,
  };
  const values = identityValues({
    firstName: null,
    middleName: null,
    lastName: null,
    birthdate: null,
    nationality: null,
    shareCode: null,
    documents: [],
  });
  if (variant === "IDENTITY_RTR") {
    const start = rightToRentFlow.start(context, values);
    return expectedWay({ flow: rightToRentFlow, values, context }, { path: [start] }).way;
  }
  const start = identityFlow.start(context, values);
  return expectedWay({ flow: identityFlow, values, context }, { path: [start] }).way;
};

export function PreviewPanel({ content, today }: PreviewPanelProps) {
  const { t } = useTranslation(["policies", "answers"]);
  const [role, setRole] = useState<PartyRole>("tenant");
  const { sections, conditions } = content.terms[role];
  const [chosen, setChosen] = useState<SectionVariant>();
  const variant = sections.find((one) => one === chosen) ?? sections[0];
  const offered = incomeTypesOffered({ conditions: conditionsOf(conditions) });
  const [chosenType, setType] = useState<string>();
  const type = offered.find((one) => one === chosenType) ?? offered[0];
  const isIncome = variant !== undefined && isIncomeVariant(variant);
  const steps = variant && type ? stepsOf({ content, today, role, variant, type }) : [];
  return (
    <ConsolePanel title={t("preview.title")}>
      <div className="stack">
        <p className="soft">{t("preview.note")}</p>
        <ConsoleFields columns={3}>
          <Field label={t("preview.role")}>
            {(aria) => (
              <Select
                {...aria}
                options={partyRoles.map((value) => ({ value, label: t(`roles.${value}`) }))}
                value={role}
                onChange={({ currentTarget }) =>
                  setRole(partyRoles.find((one) => one === currentTarget.value) ?? "tenant")
                }
              />
            )}
          </Field>
          <Field label={t("preview.section")}>
            {(aria) => (
              <Select
                {...aria}
                options={sections.map((value) => ({
                  value,
                  label: t(`sections.${sectionOfVariant(value)}`),
                }))}
                value={variant ?? ""}
                onChange={({ currentTarget }) =>
                  setChosen(sections.find((one) => one === currentTarget.value))
                }
              />
            )}
          </Field>
          {isIncome && (
            <Field label={t("preview.income")}>
              {(aria) => (
                <Select
                  {...aria}
                  options={offered.map((value) => ({ value, label: t(`answers:choice.${value}`) }))}
                  value={type ?? ""}
                  onChange={({ currentTarget }) => setType(currentTarget.value)}
                />
              )}
            </Field>
          )}
        </ConsoleFields>
        {variant && (
          <PlainList
            ordered
            items={steps.map((step) => ({
              key: step,
              text: titleOf(sectionOfVariant(variant), step, t("preview.upload")),
            }))}
          />
        )}
      </div>
    </ConsolePanel>
  );
}
