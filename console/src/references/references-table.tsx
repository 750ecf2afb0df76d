import { formatShortDate } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Table, TableNote } from "@latchkey/ui/table/table.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { referencePath } from "../desk/case-names.ts";
import { ReferencePill } from "../desk/reference-pill.tsx";
import type { ListedReference } from "./references.graphql.ts";

const columns = ["referee", "state", "age", "next"] as const;

export function ReferencesTable({ rows }: { readonly rows: readonly ListedReference[] }) {
  const { t } = useTranslation("references");
  return (
    <Table
      label={t("title")}
      headLabel={t("columns.about")}
      columns={columns.map((name) => ({ name, label: t(`columns.${name}`) }))}
      rows={rows.map((reference) => ({
        id: reference.id,
        head: <About reference={reference} />,
        cells: {
          referee: <Referee reference={reference} />,
          state: <State reference={reference} />,
          age: t("days", { count: reference.ageDays }),
          next: <Next reference={reference} />,
        },
      }))}
    />
  );
}

interface OfReference {
  readonly reference: ListedReference;
}

function About({ reference }: OfReference) {
  const { t } = useTranslation("case");
  return (
    <>
      <TextLink href={referencePath(reference.id)} linkAs={RoutedLink}>
        <AsTyped>{fullName(reference)}</AsTyped>
      </TextLink>
      <TableNote>
        <span className="figures" translate="no">
          {reference.number}
        </span>
        , {t(`reference.${reference.kind}`)}
      </TableNote>
    </>
  );
}

function Referee({ reference: { name, email, company } }: OfReference) {
  return (
    <>
      <AsTyped>{[name, company].filter(Boolean).join(", ")}</AsTyped>
      <TableNote>
        <AsTyped>{email}</AsTyped>
      </TableNote>
    </>
  );
}

function State({ reference: { state, contradicts, isWaived } }: OfReference) {
  const { t } = useTranslation("references");
  return (
    <>
      <ReferencePill state={state} />
      {contradicts && <TableNote>{t("contradicts")}</TableNote>}
      {isWaived && <TableNote>{t("waived")}</TableNote>}
    </>
  );
}

/** The next reminder, or what a reviewer can do. */
function Next({ reference: { state, remindOn, isWaived } }: OfReference) {
  const { t } = useTranslation("references");
  const { language } = useLanguage();
  if (remindOn !== null) return t("reminder", { day: formatShortDate(language, remindOn) });
  if (state === "ANSWERED" || isWaived) return <span className="soft">{t("next.done")}</span>;
  return t(`next.${state}`);
}
