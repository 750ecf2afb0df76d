import type { Issues } from "@latchkey/browser/forms/issue-resolver.ts";
import { type OwnTexts, useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { formatAmount } from "@latchkey/browser/i18n/format-money.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import type { IncomeContext } from "@latchkey/domain/income/context.ts";
import { inputOfForm, sourceWith } from "@latchkey/domain/income/input.ts";
import type { IncomeSource } from "@latchkey/domain/income/source.ts";
import { parseAmount } from "@latchkey/domain/rules/amount.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { issuesOf, type Question, warningsOf } from "@latchkey/domain/wizard/question.ts";
import type { WrongField } from "@latchkey/ui/alert/error-summary.tsx";
import { type DateParts, isoOfParts, partsOfIso } from "@latchkey/ui/date-input/date-parts.ts";
import { useStepForm } from "../../questions/use-step-form.ts";
import { useWrongFieldText } from "../../questions/use-wrong-field-text.ts";
import { useIncomeStep, useSource } from "../income-context.ts";
import type { RunningValues } from "../save-income.ts";

type Answer = Readonly<Record<string, string>>;

/** Dates in their three parts, everything else as typed. */
interface FormValues {
  readonly texts: Answer;
  readonly dates: Readonly<Record<string, DateParts>>;
}

const DATES: readonly string[] = ["startDate", "endDate", "paymentDate"];
const AMOUNTS: readonly string[] = ["annualGrossIncome", "netIncome"];

const usual: Answer = { currency: "GBP", netIncomeFrequency: "MONTHLY" };

/** An answer of the step that is a choice of the section, not a fact about the source. */
export interface OwnAnswer {
  readonly name: string;
  readonly known: string;
  readonly issue: (value: string, source: IncomeSource) => Issue | undefined;
  readonly answer: (value: string) => Partial<RunningValues>;
}

export interface FieldWords {
  readonly label: string;
  readonly required?: string;
  /** Other texts for a broken rule, by its code. */
  readonly broken?: OwnTexts;
}

interface DetailsOptions {
  readonly question: Question<IncomeSource, IncomeContext>;
  readonly fields: Readonly<Record<string, FieldWords>>;
  /** Other texts for the summary, by code; they name the field themselves. */
  readonly inSummary?: Readonly<Record<string, string>>;
  readonly own?: OwnAnswer;
  /** Choices of the section that change with this step. */
  readonly also?: Partial<RunningValues>;
}

interface FormFindings {
  readonly issues: Issues;
  readonly warnings: Issues;
}

/** The messages of the fields, beside them and in the summary. */
const useFieldMessages = (form: FormFindings, { fields, inSummary = {} }: DetailsOptions) => {
  const text = useIssueText("income");
  const withField = useWrongFieldText();
  /** A missing answer has its own text, which names the field as well. */
  const missingTexts = (name: string): OwnTexts => {
    const missing = fields[name]?.required;
    return missing === undefined
      ? {}
      : { "validation.required": missing, "validation.please_select_an_option": missing };
  };
  const error = (name: string): string | undefined =>
    text(form.issues[name], { ...missingTexts(name), ...fields[name]?.broken });
  const label = (name: string): string => fields[name]?.label ?? "";
  const lineOf = (name: string): string | undefined => {
    const message = error(name);
    const code = form.issues[name]?.code ?? "";
    if (message === undefined || code in missingTexts(name)) return message;
    return inSummary[code] ?? withField(label(name), message);
  };
  const wrongFields: readonly WrongField[] = Object.keys(fields).flatMap((id) => {
    const message = lineOf(id);
    return message ? [{ id, message }] : [];
  });
  return { label, error, wrongFields, warning: (name: string) => text(form.warnings[name]) };
};

export const useDetails = (options: DetailsOptions) => {
  const { question, fields, own, also } = options;
  const { language } = useLanguage();
  const { wizard, ...section } = useIncomeStep();
  const source = useSource();
  const shown = Object.keys(fields);
  const said = question.answerIn(source);
  const names = Object.keys(question.fields);
  const readable = (name: string): string => {
    const known = said[name] || usual[name] || "";
    const minor = AMOUNTS.includes(name) ? parseAmount(known) : undefined;
    return minor === undefined ? known : formatAmount(language, minor);
  };
  const texts = names.filter((name) => !DATES.includes(name));
  const answerOf = (values: FormValues): Answer => ({
    ...values.texts,
    ...Object.fromEntries(
      Object.entries(values.dates).map(([name, parts]) => [name, isoOfParts(parts)] as const),
    ),
  });
  const form = useStepForm<Record<string, string | DateParts>, IncomeContext>({
    defaults: {
      ...Object.fromEntries(texts.map((name) => [name, readable(name)])),
      ...Object.fromEntries(
        names.filter((name) => DATES.includes(name)).map((name) => [name, partsOfIso(said[name] ?? "")]),
      ),
      ...(own && { [own.name]: own.known }),
    },
    context: section,
    issues: (values, context) => {
      const answer = answerOf(split(values));
      const ownIssue = own?.issue(
        answer[own.name] ?? "",
        sourceWith(source, inputOfForm(pick(answer, names))),
      );
      return {
        ...found(issuesOf(question, answer, context)),
        ...(own && ownIssue && { [own.name]: ownIssue }),
      };
    },
    warnings: (values, context) => found(warningsOf(question, answerOf(split(values)), context)),
    onValid: (values) => {
      const answer = answerOf(split(values));
      const input = inputOfForm(pick(answer, shown));
      void wizard.submit({
        source: sourceWith(source, input),
        ...also,
        ...own?.answer(answer[own.name] ?? ""),
        change: { kind: "source", uuid: source.uuid, input },
      });
    },
  });
  const { wrongFields, ...messages } = useFieldMessages(form, options);
  return {
    source,
    form,
    ...messages,
    typed: (name: string): string => {
      const value = form.values[name];
      return typeof value === "string" ? value : "";
    },
    parts: (name: string): DateParts => {
      const value = form.values[name];
      return typeof value === "object" ? value : partsOfIso("");
    },
    page: { onSubmit: form.onSubmit, refusals: form.refusals, wrongFields },
  };
};

export type Details = ReturnType<typeof useDetails>;

const found = (issues: Partial<Record<string, Issue>>): Issues =>
  Object.fromEntries(Object.entries(issues).flatMap(([name, issue]) => (issue ? [[name, issue]] : [])));

const split = (values: Readonly<Record<string, string | DateParts>>): FormValues => {
  const entries = Object.entries(values);
  return {
    texts: Object.fromEntries(
      entries.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
    ),
    dates: Object.fromEntries(
      entries.flatMap(([name, value]) => (typeof value === "object" ? [[name, value]] : [])),
    ),
  };
};

const pick = (answer: Answer, names: readonly string[]): Answer =>
  Object.fromEntries(Object.entries(answer).filter(([name]) => names.includes(name)));
