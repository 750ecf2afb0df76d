import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { Table, TableNote } from "@latchkey/ui/table/table.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { LintPill } from "./lint-pill.tsx";
import { useShortWords } from "./plain-words.tsx";
import type { ShownLift, ShownPolicy } from "./policies.graphql.ts";
import { contentOf, nextNumber, policyPath, versionInForce } from "./policy-names.ts";
import { useLint } from "./use-lint.ts";

interface PolicyTableProps {
  readonly policies: readonly ShownPolicy[];
  readonly lifts: readonly ShownLift[];
}

/** A draft is judged before the version in force: its findings are still to be solved. */
const shownContent = (policy: ShownPolicy) => {
  const shown = policy.draft ?? policy.versions[0];
  return shown && contentOf(shown);
};

export function PolicyTable({ policies, lifts }: PolicyTableProps) {
  const { t } = useTranslation("policies");
  const columns = [
    { name: "words", label: t("columns.words") },
    { name: "version", label: t("columns.version") },
    { name: "usedBy", label: t("columns.usedBy") },
    { name: "check", label: t("columns.check") },
  ] as const;
  const rows = policies.map((policy) => ({
    id: policy.name,
    head: <Name policy={policy} />,
    cells: {
      words: <Words policy={policy} />,
      version: <Versions policy={policy} />,
      usedBy: <span className="no-break">{t("used", { count: policy.usedBy })}</span>,
      check: <Check policy={policy} lifts={lifts} />,
    },
  }));
  return <Table label={t("list")} headLabel={t("columns.policy")} columns={columns} rows={rows} />;
}

function Name({ policy }: { readonly policy: ShownPolicy }) {
  const { t } = useTranslation("policies");
  return (
    <>
      <TextLink href={policyPath(policy.name)} linkAs={RoutedLink}>
        {shownContent(policy)?.title ?? policy.name}
      </TextLink>
      {policy.isShipped && <TableNote>{t("shipped")}</TableNote>}
      {policy.isRetired && <TableNote>{t("retired")}</TableNote>}
    </>
  );
}

function Words({ policy }: { readonly policy: ShownPolicy }) {
  const wordsOf = useShortWords();
  const content = shownContent(policy);
  return content ? wordsOf(content) : null;
}

function Versions({ policy }: { readonly policy: ShownPolicy }) {
  const { t } = useTranslation("policies");
  const { language } = useLanguage();
  const today = londonDate(useNow());
  const inForce = versionInForce(policy, today);
  const later = policy.versions.filter(({ from }) => from > today);
  return (
    <>
      <span className="no-break">
        {inForce ? t("inForce", { version: inForce.version }) : t("noVersion")}
      </span>
      {later.map(({ version, from }) => (
        <TableNote key={version}>{t("begins", { version, day: formatDate(language, from) })}</TableNote>
      ))}
      {policy.draft && (
        <TableNote>
          {t(policy.draft.from === null ? "isDraft" : "isProposed", { version: nextNumber(policy) })}
        </TableNote>
      )}
    </>
  );
}

function Check({ policy, lifts }: { readonly policy: ShownPolicy; readonly lifts: readonly ShownLift[] }) {
  const content = shownContent(policy);
  const lint = useLint(lifts, content);
  return content ? <LintPill findings={lint(content)} /> : null;
}
