import { formatMoney } from "@latchkey/browser/i18n/format-money.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { lazyPage } from "@latchkey/browser/routing/lazy-page.tsx";
import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Deflist } from "@latchkey/ui/deflist/deflist.tsx";
import { DocRows } from "@latchkey/ui/doc-row/doc-row.tsx";
import { Findings } from "@latchkey/ui/findings/findings.tsx";
import { Link } from "@latchkey/ui/link/link.tsx";
import { useTranslation } from "react-i18next";
import { documentPath } from "../../desk/case-names.ts";
import { CountedTable } from "../../desk/counted-table.tsx";
import { useDocumentName } from "../../desk/document-name.ts";
import { useFindingWords } from "../../desk/finding-words.ts";
import type { SectionName } from "../../graphql/operations.generated.ts";
import { AnswersPart } from "../answers-part.tsx";
import type { ShownDocument } from "../case.graphql.ts";
import { ReferencesPart } from "../references-part.tsx";
import type { ShownReview } from "./second-review.graphql.ts";

const OutsideEvidence = lazyPage({
  script: pageScript(() => import("../outside/outside-evidence.tsx")),
  component: (module) => module.OutsideEvidence,
  texts: ["outside"],
  loader: null,
});

interface OfReview {
  readonly review: ShownReview;
}

/** The evidence, section by section, without anything that a reviewer said of it. */
export function EvidencePanels({ review }: OfReview) {
  return (
    <>
      {review.sections.map((name) => (
        <SectionEvidence key={name} review={review} name={name} />
      ))}
      {review.outside.length > 0 && <OutsideEvidence partyId={review.partyId} results={review.outside} />}
    </>
  );
}

function SectionEvidence({ review, name }: OfReview & { readonly name: SectionName }) {
  const { t } = useTranslation(["second-reviews", "desk"]);
  const items = review.items.filter(({ section, rows }) => section === name && rows.length > 0);
  const documents = review.documents.filter(({ section }) => section === name);
  const references = review.references.filter(
    ({ kind }) => (kind === "RENTAL" ? "RESIDENCE" : "INCOME") === name,
  );
  const isEmpty = items.length + documents.length + references.length === 0;
  return (
    <ConsolePanel title={t(`desk:section.${name}`)}>
      <div className="stack">
        {isEmpty && <p className="soft">{t("review.empty")}</p>}
        {name === "INCOME" && <Sums review={review} />}
        <AnswersPart shown={{ id: review.partyId, changes: [] }} name={name} items={items} />
        {documents.length > 0 && <Documents partyId={review.partyId} documents={documents} />}
        {references.length > 0 && (
          <ReferencesPart
            partyId={review.partyId}
            references={references}
            isLinked={false}
            onDone={undefined}
          />
        )}
      </div>
    </ConsolePanel>
  );
}

function Sums({ review: { income, guarantor, currency } }: OfReview) {
  const { t } = useTranslation("second-reviews");
  const { language } = useLanguage();
  const money = (minor: number) => formatMoney(language, minor, currency);
  return (
    <>
      {income && (
        <>
          <Deflist
            items={[
              { key: "income", term: t("review.income"), text: money(income.incomeMinor) },
              {
                key: "needed",
                term: t("review.needed"),
                text: money(income.rentMinor * income.incomeMultiple),
              },
              { key: "savings", term: t("review.savings"), text: money(income.savingsMinor) },
            ]}
          />
          {income.sources.length > 0 && (
            <CountedTable
              label={t("review.sums")}
              sources={income.sources.map((source) => ({ source }))}
              currency={currency}
            />
          )}
        </>
      )}
      {guarantor !== null && (
        <p>
          <AsTyped>{t("review.guarantor", { name: guarantor })}</AsTyped>
        </p>
      )}
    </>
  );
}

interface DocumentsProps {
  readonly partyId: string;
  readonly documents: readonly ShownDocument[];
}

function Documents({ partyId, documents }: DocumentsProps) {
  const { t } = useTranslation("second-reviews");
  const nameOf = useDocumentName();
  const wordsOf = useFindingWords();
  return (
    <div className="stack stack--tight">
      <h3>{t("review.documents")}</h3>
      <DocRows
        rows={documents.map((document) => ({
          key: document.id,
          icon: document.section === "IDENTITY" ? "passport" : "file",
          name: (
            <Link href={documentPath(partyId, document.id)} linkAs={RoutedLink}>
              {nameOf(document)}
            </Link>
          ),
          meta: <AsTyped>{document.fileName}</AsTyped>,
          more: (
            <Findings
              items={document.findings.flatMap((finding, index) => {
                const words = wordsOf(finding);
                return words ? [{ id: `${finding.id}/${index}`, ...words }] : [];
              })}
            />
          ),
        }))}
      />
    </div>
  );
}
