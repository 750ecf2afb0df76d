import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { rightToRentRoutes } from "@latchkey/domain/compliance/right-to-rent/rule-set.ts";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { DecisionChoices } from "@latchkey/ui/decision-choices/decision-choices.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useCheckWords } from "./check-words.ts";
import { ChoiceField } from "./document-fields.tsx";
import { FieldOf, type FieldParts } from "./field-of.tsx";
import { StatementButton, type Statements } from "./statement-button.tsx";
import { partsOf } from "./typed-check.ts";
import type { CheckForm } from "./use-check-form.ts";

interface Given {
  readonly given: CheckForm;
}

/** The ways are equals, in one order for everybody; the override stands apart. */
export function WaysPanel({ given }: Given) {
  const { t } = useTranslation("right-to-rent");
  const words = useCheckWords();
  const textOf = useIssueText("right-to-rent");
  const { value = "", onChange } = given.form.controlled("route");
  const offered = given.rules.routes.filter(
    ({ excuse }) => excuse !== "none" || given.purpose === "BEFORE_AGREEMENT",
  );
  return (
    <ConsolePanel title={t("ways.title")}>
      <FieldGroup
        legend={t("ways.legend")}
        radio
        id={given.fieldId("route")}
        error={textOf(given.issueOf("route"))}
      >
        <DecisionChoices
          choices={offered.map(({ route, excuse }) => ({
            value: route,
            label: words.route(route),
            hint: t(`ways.${route}`),
            tone: excuse === "none" ? "critical" : undefined,
          }))}
          value={rightToRentRoutes.find((known) => known === value) ?? ""}
          onChange={onChange}
        />
      </FieldGroup>
    </ConsolePanel>
  );
}

interface SeenPanelProps extends Given {
  readonly parts: FieldParts;
  readonly lead?: ReactNode;
  /** Draws what stands above a field. */
  readonly above?: (name: string) => ReactNode;
}

export function SeenPanel({ given, parts, lead, above }: SeenPanelProps) {
  const { t } = useTranslation("right-to-rent");
  return (
    <ConsolePanel title={t("seen.title")}>
      <ConsoleForm>
        {lead}
        {partsOf(given.fields).seen.map((field) => (
          <Fragment key={field.name}>
            {above?.(field.name)}
            <FieldOf given={given} field={field} parts={parts} />
          </Fragment>
        ))}
      </ConsoleForm>
    </ConsolePanel>
  );
}

interface WhoPanelProps extends Given, Statements {
  readonly parts: FieldParts;
}

export function WhoPanel({ given, parts, statements }: WhoPanelProps) {
  const { t } = useTranslation("right-to-rent");
  const words = useCheckWords();
  // Before a way is chosen, the fields of every record are there to be filled in.
  const fields = given.form.values.route === "" ? given.rules.common : given.fields;
  const ways = given.rules.common.find(({ name }) => name === "refusedRoute")?.choices ?? [];
  const reason = given.fields.find(({ name }) => name === "refusedReason");
  return (
    <ConsolePanel title={t("who.title")}>
      <ConsoleForm>
        {partsOf(fields)
          .who.filter(({ needed }) => given.form.values.route !== "" || needed === "always")
          .map((field) => (
            <Fragment key={field.name}>
              <FieldOf given={given} field={field} parts={parts} />
              {field.name === "statementShown" && <StatementButton statements={statements} />}
            </Fragment>
          ))}
        <ChoiceField
          given={given}
          name="refusedRoute"
          label={t("who.refused")}
          placeholder={t("who.noneRefused")}
          options={ways.map((value) => ({ value, label: words.choice(value) }))}
        />
        {reason && <FieldOf given={given} field={reason} parts={{ ...parts, landlords: [] }} />}
      </ConsoleForm>
    </ConsolePanel>
  );
}
