import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { routeRule } from "@latchkey/domain/compliance/right-to-rent/record.ts";
import type { RecordField } from "@latchkey/domain/compliance/right-to-rent/rule-set.ts";
import { Checkbox } from "@latchkey/ui/checkbox/checkbox.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { MomentField } from "../saving/moment-field.tsx";
import { useCheckWords } from "./check-words.ts";
import { ChoiceField, DayField, DocumentFields } from "./document-fields.tsx";
import type { CheckForm } from "./use-check-form.ts";
import { useMomentLabels } from "./use-date-labels.ts";

/** A field that each app draws itself: of a file, a provider or an agreement in writing. */
export interface AppField {
  readonly field: RecordField;
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export interface FieldParts {
  /** Names to choose from, beside what is typed. */
  readonly landlords: readonly string[];
  readonly appField: (shown: AppField) => ReactNode;
}

interface FieldOfProps {
  readonly given: CheckForm;
  readonly field: RecordField;
  readonly parts: FieldParts;
}

export function FieldOf({ given, field, parts: { landlords, appField } }: FieldOfProps) {
  const { name, kind } = field;
  const words = useCheckWords();
  const textOf = useIssueText("right-to-rent");
  const momentLabels = useMomentLabels();
  const label = words.field(name);
  const id = given.fieldId(name);
  const error = textOf(given.issueOf(name));
  const { value = "", onChange, onBlur } = given.form.controlled(name);
  switch (kind) {
    case "yes":
      return (
        <Checkbox
          variant="dense"
          id={id}
          label={label}
          error={error}
          checked={value === "yes"}
          onBlur={onBlur}
          onChange={(event) => onChange(event.currentTarget.checked ? "yes" : "")}
        />
      );
    case "choice":
      return <Choice given={given} field={field} />;
    case "day":
      return <DayField given={given} name={name} legend={label} />;
    case "moment":
      return (
        <MomentField
          id={id}
          legend={label}
          error={error}
          value={value}
          labels={momentLabels}
          onChange={onChange}
          onBlur={onBlur}
        />
      );
    case "documents":
      return <Documents given={given} />;
    case "file":
    case "files":
    case "provider":
    case "from_landlord":
    case "from_agency":
      return appField({ field, id, label, error, value, onChange });
    case "country":
    case "line":
      return <Line given={given} name={name} label={label} names={name === "landlord" ? landlords : []} />;
    case "text":
      return (
        <Field label={label} id={id} error={error}>
          {(aria) => (
            <TextArea
              {...aria}
              rows={3}
              value={value}
              onBlur={onBlur}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
          )}
        </Field>
      );
  }
}

function Documents({ given }: Pick<FieldOfProps, "given">) {
  const list = routeRule(given.rules, given.form.values.route ?? "")?.documents;
  return list ? <DocumentFields given={given} list={list} /> : null;
}

/** The outcomes of a record are those of its way. */
function Choice({ given, field: { name, choices = [] } }: Pick<FieldOfProps, "given" | "field">) {
  const words = useCheckWords();
  const rule = routeRule(given.rules, given.form.values.route ?? "");
  const offered = name === "outcome" && rule ? rule.outcomes : choices;
  return (
    <ChoiceField
      given={given}
      name={name}
      label={words.field(name)}
      options={offered.map((value) => ({ value, label: words.choice(value) }))}
    />
  );
}

interface LineProps {
  readonly given: CheckForm;
  readonly name: string;
  readonly label: string;
  readonly names: readonly string[];
}

function Line({ given, name, label, names }: LineProps) {
  const { t } = useTranslation("right-to-rent");
  const textOf = useIssueText("right-to-rent");
  const listId = useId();
  const { value = "", onChange, onBlur } = given.form.controlled(name);
  return (
    <Field
      label={label}
      hint={name === "shareCode" ? t("shareCodeHint") : undefined}
      id={given.fieldId(name)}
      error={textOf(given.issueOf(name), { "validation.required": t("required") })}
    >
      {(aria) => (
        <>
          <TextInput
            {...aria}
            autoComplete="off"
            list={names.length > 0 ? listId : undefined}
            value={value}
            onBlur={onBlur}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {names.length > 0 && (
            <datalist id={listId}>
              {names.map((one) => (
                <option key={one} value={one} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}
