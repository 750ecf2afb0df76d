import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { useHoldsText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { rightToRentRoutes } from "@latchkey/domain/compliance/right-to-rent/rule-set.ts";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { DecisionChoices } from "@latchkey/ui/decision-choices/decision-choices.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { ConsoleSplit } from "@latchkey/ui/frames/console-frame.tsx";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { useCheckWords } from "../../desk/check-words.ts";
import { ResponsibilityDialog } from "../../desk/responsibility-dialog.tsx";
import { ChoiceField } from "./document-fields.tsx";
import { FieldOf } from "./field-of.tsx";
import { GivenCode } from "./given-code.tsx";
import { HouseholdPanel } from "./household-panel.tsx";
import { NextCheckPanel, RecordPanel, RulesPanel } from "./record-panel.tsx";
import type { ShownRightToRent } from "./right-to-rent.graphql.ts";
import { StatementButton } from "./statement-button.tsx";
import { partsOf } from "./typed-check.ts";
import { type CheckForm, useCheckForm } from "./use-check-form.ts";

const GOVERNMENT_PAGE = "https://www.gov.uk/view-right-to-rent";

interface CheckFormProps {
  readonly shown: ShownRightToRent;
  readonly onRecorded: () => void;
}

export function CheckFormView({ shown, onRecorded }: CheckFormProps) {
  const { t } = useTranslation("right-to-rent");
  const given = useCheckForm(shown, onRecorded);
  const { form, failure } = given;
  useHoldsText(form.isDirty);
  const isUnconfirmed = failure?.kind === "refused" && failure.code === "RULES_NOT_CONFIRMED";
  return (
    <>
      <form noValidate onSubmit={form.onSubmit}>
        <ConsoleSplit
          wideRail
          rail={
            <>
              <RecordPanel given={given} mayRecord={shown.mayRecord} />
              <NextCheckPanel followUpBy={given.followUpBy} />
              <HouseholdPanel shown={shown} />
              <RulesPanel ruleSet={given.rules.id} />
            </>
          }
        >
          <Alert title={t("scan.title")}>
            <AlertText>{t("scan.text")}</AlertText>
          </Alert>
          {failure && (
            <SaveProblem
              failure={failure}
              refused={isUnconfirmed ? t("unconfirmedText") : undefined}
              fields={form.fields.map((name) => name.replace(/\d+/g, "*"))}
            />
          )}
          <WaysPanel given={given} shown={shown} />
          {form.values.route !== "" && <SeenPanel given={given} shown={shown} />}
          <WhoPanel given={given} shown={shown} />
        </ConsoleSplit>
      </form>
      <AgreementDialog given={given} />
    </>
  );
}

/** Outside the form of the record, because a form holds no other. */
function AgreementDialog({ given }: { readonly given: CheckForm }) {
  const { adding, setAdding, agency, setResponsibilities, form } = given;
  if (!adding) return null;
  return (
    <ResponsibilityDialog
      agency={agency}
      of={adding}
      landlord={form.values.landlord ?? ""}
      onClose={() => setAdding(undefined)}
      onDone={(all) => {
        setResponsibilities(all);
        setAdding(undefined);
      }}
    />
  );
}

interface PanelProps {
  readonly given: CheckForm;
  readonly shown: ShownRightToRent;
}

/** The ways are equals, in one order for everybody; the override stands apart. */
function WaysPanel({ given, shown }: PanelProps) {
  const { t } = useTranslation("right-to-rent");
  const words = useCheckWords();
  const textOf = useIssueText("right-to-rent");
  const { value = "", onChange } = given.form.controlled("route");
  const offered = given.rules.routes.filter(
    ({ excuse }) => excuse !== "none" || shown.purpose === "BEFORE_AGREEMENT",
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

function SeenPanel({ given, shown }: PanelProps) {
  const { t } = useTranslation("right-to-rent");
  return (
    <ConsolePanel title={t("seen.title")}>
      <ConsoleForm>
        <OutsidePage route={given.form.values.route ?? ""} shown={shown} />
        {partsOf(given.fields).seen.map((field) => (
          <Fragment key={field.name}>
            {field.name === "shareCode" && (
              <GivenCode
                partyId={shown.party.id}
                birthdate={shown.birthdate}
                onUse={(code) => given.form.controlled("shareCode").onChange(code)}
              />
            )}
            <FieldOf given={given} field={field} partyId={shown.party.id} landlords={shown.landlords} />
          </Fragment>
        ))}
      </ConsoleForm>
    </ConsolePanel>
  );
}

/** In a demo its practice pages stand in for those outside. */
function OutsidePage({ route, shown }: Pick<PanelProps, "shown"> & { readonly route: string }) {
  const { t } = useTranslation("right-to-rent");
  const { practiceCodePage, practiceProviderPage } = shown;
  if (route === "ONLINE") {
    return (
      <p>
        {t("seen.onlineText")}{" "}
        <a href={practiceCodePage ?? GOVERNMENT_PAGE} target="_blank" rel="noreferrer">
          {t(practiceCodePage ? "seen.practicePage" : "seen.onlinePage")}
        </a>
      </p>
    );
  }
  if (route !== "DVS" || !practiceProviderPage) return null;
  return (
    <p>
      {t("seen.providerText")}{" "}
      <a href={practiceProviderPage} target="_blank" rel="noreferrer">
        {t("seen.providerPage")}
      </a>
    </p>
  );
}

function WhoPanel({ given, shown }: PanelProps) {
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
              <FieldOf given={given} field={field} partyId={shown.party.id} landlords={shown.landlords} />
              {field.name === "statementShown" && <StatementButton statements={shown.statements} />}
            </Fragment>
          ))}
        <ChoiceField
          given={given}
          name="refusedRoute"
          label={t("who.refused")}
          placeholder={t("who.noneRefused")}
          options={ways.map((value) => ({ value, label: words.choice(value) }))}
        />
        {reason && <FieldOf given={given} field={reason} partyId={shown.party.id} landlords={[]} />}
      </ConsoleForm>
    </ConsolePanel>
  );
}
