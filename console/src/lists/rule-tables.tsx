import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { formatMoney } from "@latchkey/browser/i18n/format-money.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import type { RightToRentRules, Sourced } from "@latchkey/domain/compliance/right-to-rent/rule-set.ts";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Table, type TableColumn, type TableRow } from "@latchkey/ui/table/table.tsx";
import { useTranslation } from "react-i18next";
import { useRuleWords } from "./use-rule-words.ts";

interface RuleTablesProps {
  readonly rules: RightToRentRules;
}

/** Every row of the set, with its source and how sure it is. */
export function RuleTables({ rules }: RuleTablesProps) {
  return (
    <>
      <Routes rules={rules} />
      <CommonFields rules={rules} />
      <Documents rules={rules} />
      <Refused rules={rules} />
      <Exemptions rules={rules} />
      <Dates rules={rules} />
      <Penalties rules={rules} />
    </>
  );
}

type SourceColumn = "source" | "sure";

interface SourcedTableProps<Name extends string> {
  readonly title: string;
  readonly headLabel: string;
  readonly columns: readonly TableColumn<Name>[];
  readonly rows: readonly (Omit<TableRow<Name>, "head"> & { readonly head: string; readonly of: Sourced })[];
}

function SourcedTable<Name extends string>({ title, headLabel, columns, rows }: SourcedTableProps<Name>) {
  const { t } = useTranslation("lists");
  return (
    <ConsolePanel title={title} flush>
      <Table<Name | SourceColumn>
        label={title}
        headLabel={headLabel}
        columns={[
          ...columns,
          { name: "source", label: t("set.source") },
          { name: "sure", label: t("set.sure") },
        ]}
        rows={rows.map(({ id, head, cells, of: { source, sure } }) => ({
          id,
          head,
          cells: { ...cells, source, sure: t(`sure.s${sure}`) },
        }))}
      />
    </ConsolePanel>
  );
}

function Routes({ rules: { routes } }: RuleTablesProps) {
  const { t } = useTranslation(["lists", "check-names"]);
  const words = useRuleWords();
  return (
    <SourcedTable
      title={t("routes")}
      headLabel={t("columns.route")}
      columns={[
        { name: "who", label: t("columns.who") },
        { name: "fields", label: t("columns.fields") },
        { name: "presence", label: t("columns.presence") },
        { name: "excuse", label: t("columns.excuse") },
      ]}
      rows={routes.map((rule) => ({
        id: rule.route,
        head: t(`check-names:route.${rule.route}`),
        of: rule,
        cells: {
          who: words.nationalities(rule.nationalities),
          fields: words.fields(rule.fields),
          presence: rule.presence.map((one) => t(`check-names:presence.${one}`)).join(", ") || t("nothing"),
          excuse: t(`excuse.${rule.excuse}`),
        },
      }))}
    />
  );
}

function CommonFields({ rules: { common } }: RuleTablesProps) {
  const { t } = useTranslation("lists");
  const words = useRuleWords();
  return (
    <ConsolePanel title={t("common")} flush>
      <Table
        label={t("common")}
        headLabel={t("columns.field")}
        columns={[{ name: "needed", label: t("columns.needed") }]}
        rows={common.map(({ name, needed }) => ({
          id: name,
          head: words.field(name),
          cells: { needed: words.needed(needed) },
        }))}
      />
    </ConsolePanel>
  );
}

function Documents({ rules: { documents } }: RuleTablesProps) {
  const { t } = useTranslation("lists");
  const words = useRuleWords();
  return (
    <SourcedTable
      title={t("documents")}
      headLabel={t("columns.document")}
      columns={[
        { name: "list", label: t("columns.list") },
        { name: "expired", label: t("columns.expired") },
        { name: "age", label: t("columns.age") },
        { name: "beside", label: t("columns.beside") },
      ]}
      rows={documents.map((rule) => ({
        id: rule.kind,
        head: words.document(rule.kind),
        of: rule,
        cells: {
          list: rule.list,
          expired: words.mayBeExpired(rule.mayBeExpired),
          age: rule.maxMonths === null ? t("anyAge") : t("months", { count: rule.maxMonths }),
          beside: rule.beside === null ? t("nothing") : t(`beside.${rule.beside}`),
        },
      }))}
    />
  );
}

function Refused({ rules: { refused } }: RuleTablesProps) {
  const { t } = useTranslation("lists");
  const { language } = useLanguage();
  const words = useRuleWords();
  return (
    <SourcedTable
      title={t("refused")}
      headLabel={t("columns.document")}
      columns={[{ name: "since", label: t("columns.since") }]}
      rows={refused.map((rule) => ({
        id: rule.kind,
        head: words.document(rule.kind),
        of: rule,
        cells: { since: formatDate(language, rule.since) },
      }))}
    />
  );
}

function Exemptions({ rules: { exemptions } }: RuleTablesProps) {
  const { t } = useTranslation("lists");
  const words = useRuleWords();
  return (
    <SourcedTable
      title={t("exemptions")}
      headLabel={t("columns.ground")}
      columns={[{ name: "kind", label: t("columns.kind") }]}
      rows={exemptions.map((rule) => ({
        id: rule.ground,
        head: words.ground(rule.ground),
        of: rule,
        cells: { kind: t(`exemption.${rule.kind}`) },
      }))}
    />
  );
}

function Dates({ rules }: RuleTablesProps) {
  const { t } = useTranslation("lists");
  const { dateValues } = useRuleWords();
  return (
    <SourcedTable
      title={t("dates")}
      headLabel={t("columns.rule")}
      columns={[{ name: "value", label: t("columns.value") }]}
      rows={dateValues(rules).map(({ name, value, of }) => ({
        id: name,
        head: t(`date.${name}`),
        of,
        cells: { value },
      }))}
    />
  );
}

function Penalties({ rules: { penalties = [] } }: RuleTablesProps) {
  const { t } = useTranslation(["lists", "check-names"]);
  const { language } = useLanguage();
  const pounds = (minor: number) => formatMoney(language, minor, "GBP");
  if (penalties.length === 0) return null;
  return (
    <SourcedTable
      title={t("penalties")}
      headLabel={t("columns.penalty")}
      columns={[
        { name: "first", label: t("columns.first") },
        { name: "repeat", label: t("columns.repeat") },
        { name: "since", label: t("columns.since") },
      ]}
      rows={penalties.map((rule) => ({
        id: rule.of,
        head: t(`check-names:penalty.${rule.of}`),
        of: rule,
        cells: {
          first: pounds(rule.firstMinor),
          repeat: pounds(rule.repeatMinor),
          since: formatDate(language, rule.since),
        },
      }))}
    />
  );
}
