import { incomeDocumentTypes } from "@latchkey/domain/documents/kinds.ts";
import { documentsOffered } from "@latchkey/domain/income/documents-offered.ts";
import type { ConditionName } from "@latchkey/domain/policies/condition.ts";
import { incomeStartSteps } from "@latchkey/domain/policies/condition.ts";
import { conditionKinds } from "@latchkey/domain/policies/condition-kinds.ts";
import { checkedDate } from "@latchkey/domain/rules/checked-date.ts";
import {
  type OfferedIncomeType,
  offeredIncomeTypes,
  otherPayers,
} from "@latchkey/domain/vocabulary/money.ts";
import { type PartyRole, partyRoles } from "@latchkey/domain/vocabulary/party-roles.ts";
import {
  hasSection,
  type SectionName,
  type SectionVariant,
  sectionNames,
  sectionOfVariant,
  sectionVariants,
} from "@latchkey/domain/vocabulary/sections.ts";
import { ConsoleFields, ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { Tabs } from "@latchkey/ui/tabs/tabs.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDocumentName } from "../desk/document-name.ts";
import { CheckAt, ChoiceAt, ListAt, NumberAt } from "./policy-fields.tsx";
import { fieldId, type PolicyEditor } from "./use-policy-editor.ts";

/** The conditions of each section, in the order of the page. The last ones hold whatever is asked. */
const conditionsOfSection = {
  IDENTITY: ["LIVE_PHOTO"],
  INCOME: [
    "ALLOWED_INCOME_TYPES",
    "ALLOWED_OTHER_PAYERS",
    "INCOME_START_STEP",
    "SKIP_OPEN_BANKING",
    "ADD_MANUAL_DOCUMENT_UPLOAD",
    "OFFER_ADVANCE",
    "INVITE_GUARANTOR",
    "TAX_LINK",
    "KONFIR",
    "DOCUMENTS_PERMANENT",
    "DOCUMENTS_SELF_EMPLOYED",
    "DOCUMENTS_STUDENT_LOAN",
    "DOCUMENTS_BENEFIT",
    "DOCUMENTS_PENSION",
  ],
  RESIDENCE: [
    "REQUIRED_ADDRESS_MONTHS",
    "ADDRESS_GAP_DAYS",
    "REQUIRE_RENTAL_REFERENCE",
    "SKIP_IN_UK_QUESTION",
  ],
  ANY: [
    "SECOND_REVIEWER",
    "AML_CDD",
    "SAMPLED_REVIEW_PERCENT",
    "CREDIT_FILE_MAX_DAYS",
    "OTHER_SCREENING_MAX_DAYS",
    "AGENCY_READS_AMOUNTS",
    "REPORT_MONTHS",
  ],
} as const satisfies Readonly<Record<SectionName | "ANY", readonly ConditionName[]>>;

interface OfRole {
  readonly editor: PolicyEditor;
  readonly role: PartyRole;
}

/** The sections and conditions of each role; every condition says what the applicant sees of it. */
export function RolePanel({ editor }: { readonly editor: PolicyEditor }) {
  const { t } = useTranslation(["policies", "answers"]);
  const [role, setRole] = useState<PartyRole>("tenant");
  return (
    <ConsolePanel title={t("roles.title")}>
      <div className="stack">
        <Tabs
          label={t("roles.label")}
          tabs={partyRoles.map((name) => ({ name, label: t(`roles.${name}`) }))}
          current={role}
          onChoose={setRole}
        >
          <OneRole key={role} editor={editor} role={role} />
        </Tabs>
      </div>
    </ConsolePanel>
  );
}

function OneRole({ editor, role }: OfRole) {
  const sections = sectionsOf(editor, role);
  const asked = sectionNames.filter((name) => hasSection(sections, name));
  return (
    <ConsoleForm>
      <ConsoleFields columns={3}>
        {sectionNames.map((name) => (
          <SectionField key={name} editor={editor} role={role} name={name} />
        ))}
      </ConsoleFields>
      {[...asked, "ANY" as const].map((name) => (
        <Conditions key={name} editor={editor} role={role} of={name} />
      ))}
    </ConsoleForm>
  );
}

const sectionsOf = (editor: PolicyEditor, role: PartyRole): readonly SectionVariant[] =>
  editor.content.terms[role].sections;

function SectionField({ editor, role, name }: OfRole & { readonly name: SectionName }) {
  const { t } = useTranslation("policies");
  const place = `terms.${role}.sections`;
  const sections = sectionsOf(editor, role);
  const isOfSection = (variant: SectionVariant): boolean => sectionOfVariant(variant) === name;
  const choose = (chosen: string) =>
    editor.set(
      place,
      sectionVariants.filter((variant) =>
        isOfSection(variant) ? variant === chosen : sections.includes(variant),
      ),
    );
  return (
    <Field label={t(`sections.${name}`)} id={`${fieldId(place)}-${name}`} error={editor.errorOf(place)}>
      {(aria) => (
        <Select
          {...aria}
          placeholder={t("sections.none")}
          options={sectionVariants
            .filter(isOfSection)
            .map((value) => ({ value, label: t(`variants.${value}`) }))}
          disabled={editor.isReadOnly}
          value={sections.find(isOfSection) ?? ""}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      )}
    </Field>
  );
}

function Conditions({ of, ...props }: OfRole & { readonly of: keyof typeof conditionsOfSection }) {
  const { t } = useTranslation("policies");
  return (
    <>
      {of !== "ANY" && <h3>{t(`sections.${of}`)}</h3>}
      {conditionsOfSection[of].map((name) => (
        <ConditionField key={name} {...props} name={name} />
      ))}
    </>
  );
}

const typeOfList: Readonly<Partial<Record<ConditionName, OfferedIncomeType>>> = {
  DOCUMENTS_PERMANENT: "T_EMPLOYED_PERM",
  DOCUMENTS_SELF_EMPLOYED: "T_SELFEMPLOYED",
  DOCUMENTS_STUDENT_LOAN: "T_SCHOLARSHIP_LOANS",
  DOCUMENTS_BENEFIT: "T_BENFITS",
  DOCUMENTS_PENSION: "T_PENSION",
};

/** The lists that hold while a policy names no others. */
const usualDocuments = (incomeType: OfferedIncomeType): readonly string[] =>
  documentsOffered({ incomeType, startDate: checkedDate(null) }, false, {
    conditions: [],
    today: "2026-01-01",
  });

function ConditionField({ editor, role, name }: OfRole & { readonly name: ConditionName }) {
  const { t } = useTranslation(["policies", "answers"]);
  const documentName = useDocumentName();
  const { shape, otherwise } = conditionKinds[name];
  const at = {
    editor,
    place: `terms.${role}.conditions.${name}`,
    label: t(`conditions.${name}.label`),
    hint: t(`conditions.${name}.sees`),
  };
  if (shape.kind === "yes_or_no") return <CheckAt {...at} otherwise={otherwise === true} />;
  if (shape.kind === "whole_number") {
    const unit = t(`conditions.${name as "ADDRESS_GAP_DAYS"}.unit`);
    return <NumberAt {...at} unit={unit} otherwise={Number(otherwise)} />;
  }
  if (shape.kind === "one_of") {
    const options = incomeStartSteps.map((value) => ({ value, label: t(`steps.${value}`) }));
    return <ChoiceAt {...at} options={options} otherwise={String(otherwise)} />;
  }
  if (name === "ALLOWED_INCOME_TYPES" || name === "ALLOWED_OTHER_PAYERS") {
    const values = name === "ALLOWED_INCOME_TYPES" ? offeredIncomeTypes : otherPayers;
    const options = values.map((value) => ({ value, label: t(`answers:choice.${value}`) }));
    return <ListAt {...at} options={options} otherwise={values} />;
  }
  const type = typeOfList[name];
  const options = incomeDocumentTypes.map((value) => ({ value, label: documentName({ type: value }) }));
  return <ListAt {...at} options={options} otherwise={type && usualDocuments(type)} />;
}
