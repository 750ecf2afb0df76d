import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import {
  type AgencyPolicies,
  agencyPoliciesIssues,
  isAllowedPolicy,
} from "@latchkey/domain/agencies/policies.ts";
import { parseWholeNumber } from "@latchkey/domain/rules/whole-number.ts";
import { ChecksField } from "@latchkey/members/saving/checks-field.tsx";
import { FormDialog } from "@latchkey/members/saving/form-dialog.tsx";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useTranslation } from "react-i18next";
import { type KnownPolicy, SetAgencyPolicies } from "./agencies.graphql.ts";
import { ChangePanel } from "./change-panel.tsx";
import type { PanelProps } from "./panel-props.ts";

interface PoliciesProps extends PanelProps {
  readonly policies: readonly KnownPolicy[];
}

const useTitleOf = (policies: readonly KnownPolicy[]) => {
  const { t } = useTranslation("agency");
  return (name: string): string => {
    const known = policies.find((one) => one.name === name);
    if (!known) return name;
    return known.isInForce ? known.title : t("policies.ended", { title: known.title });
  };
};

export function PoliciesPanel({ agency, policies, onDone }: PoliciesProps) {
  const { t } = useTranslation("agency");
  const titleOf = useTitleOf(policies);
  const { standardPolicy, allowedPolicies, promiseDays } = agency;
  return (
    <ChangePanel
      title={t("policies.title")}
      change={t("change")}
      items={[
        {
          key: "standard",
          term: t("policies.standard"),
          text: standardPolicy === null ? t("policies.noStandard") : titleOf(standardPolicy),
        },
        {
          key: "allowed",
          term: t("policies.allowed"),
          text: allowedPolicies.length === 0 ? t("policies.all") : allowedPolicies.map(titleOf).join(", "),
        },
        {
          key: "promise",
          term: t("policies.promise"),
          text: promiseDays === null ? t("policies.ofPolicy") : t("policies.days", { count: promiseDays }),
        },
      ]}
      dialog={(close) => (
        <PoliciesDialog
          agency={agency}
          policies={policies}
          onClose={close}
          onDone={(text) => {
            close();
            onDone(text);
          }}
        />
      )}
    />
  );
}

interface DialogProps extends PoliciesProps {
  readonly onClose: () => void;
}

const ID_PREFIX = "policies-";

type TypedPolicies = {
  readonly allowed: readonly string[];
  readonly standard: string;
  readonly promiseDays: string;
};

const givenOf = ({ allowed, standard, promiseDays }: TypedPolicies): AgencyPolicies => ({
  allowed,
  standard: standard === "" ? null : standard,
  promiseDays: promiseDays.trim() === "" ? null : parseWholeNumber(promiseDays),
});

const usePoliciesForm = ({ agency, policies, onDone }: DialogProps) => {
  const { t } = useTranslation("agency");
  const { isBusy, failure, save } = useSave(SetAgencyPolicies);
  const known = policies.map(({ name }) => name);
  const form = useSavedForm<TypedPolicies>({
    defaults: {
      allowed: agency.allowedPolicies,
      standard: agency.standardPolicy ?? "",
      promiseDays: agency.promiseDays === null ? "" : String(agency.promiseDays),
    },
    issues: (typed) => agencyPoliciesIssues(givenOf(typed), { known }),
    fields: ["allowed", "standard", "promiseDays"],
    idPrefix: ID_PREFIX,
    failure,
    onValid: async (typed) => {
      const { allowed, ...given } = givenOf(typed);
      if (await save({ id: agency.id, input: { ...given, allowed: [...allowed] } })) onDone(t("saved"));
    },
  });
  return { isBusy, failure, form };
};

function PoliciesDialog(props: DialogProps) {
  const { agency, policies, onClose } = props;
  const { t } = useTranslation(["agency", "desk"]);
  const { isBusy, failure, form } = usePoliciesForm(props);
  const textOf = useIssueText("agencies");
  const titleOf = useTitleOf(policies);
  useHoldsText(form.isDirty);
  const chosen = [...agency.allowedPolicies, agency.standardPolicy];
  const choices = policies
    .filter(({ name, isInForce }) => isInForce || chosen.includes(name))
    .map(({ name }) => ({ value: name, label: titleOf(name) }));
  return (
    <FormDialog
      words={{
        title: t("policies.title"),
        lead: t("policies.lead"),
        submit: t("submit"),
        cancel: t("desk:cancel"),
      }}
      isBusy={isBusy}
      problem={failure && <SaveProblem failure={failure} fields={form.fields} />}
      onClose={onClose}
      onSubmit={form.onSubmit}
    >
      <ConsoleForm>
        <ChecksField
          {...form.controlled("allowed")}
          id={`${ID_PREFIX}allowed`}
          legend={t("policies.allowed")}
          hint={t("policies.allowedHint")}
          error={textOf(form.issues.allowed)}
          choices={choices}
        />
        <Field
          label={t("policies.standard")}
          id={`${ID_PREFIX}standard`}
          error={textOf(form.issues.standard)}
        >
          {(aria) => (
            <Standard
              aria={aria}
              {...form.controlled("standard")}
              choices={choices}
              allowed={form.values.allowed}
            />
          )}
        </Field>
        <Field
          label={t("policies.promise")}
          hint={t("policies.promiseHint")}
          id={`${ID_PREFIX}promiseDays`}
          error={textOf(form.issues.promiseDays, { "validation.range": t("policies.range") })}
        >
          {(aria) => (
            <TextInput
              {...aria}
              {...form.text("promiseDays")}
              after={t("policies.workingDays")}
              inputMode="numeric"
              autoComplete="off"
            />
          )}
        </Field>
      </ConsoleForm>
    </FormDialog>
  );
}

interface StandardProps {
  readonly aria: object;
  readonly value: string;
  readonly onChange: (name: string) => void;
  readonly onBlur: () => void;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly allowed: readonly string[];
}

function Standard({ aria, value, onChange, onBlur, choices, allowed }: StandardProps) {
  const { t } = useTranslation("agency");
  return (
    <Select
      {...aria}
      placeholder={t("policies.noStandard")}
      options={choices.filter((one) => one.value === value || isAllowedPolicy({ allowed }, one.value))}
      value={value}
      onBlur={onBlur}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
