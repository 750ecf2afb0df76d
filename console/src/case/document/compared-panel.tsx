import { codeText } from "@latchkey/browser/i18n/code-text.ts";
import { formatShortDate } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Compare } from "@latchkey/ui/compare/compare.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Pill } from "@latchkey/ui/pill/pill.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFocusWhenTold } from "../../desk/use-focus-when-told.ts";
import { RevealDocumentNumber, type ViewedDocument } from "./document.graphql.ts";

type Row = ViewedDocument["compared"][number];

/** The machine-readable lines read against what was typed. */
export function ComparedPanel({
  viewed: { party, document, compared },
}: {
  readonly viewed: ViewedDocument;
}) {
  const { t } = useTranslation("document");
  const { language } = useLanguage();
  const differences = compared.filter(({ agrees }) => agrees === false).length;
  const isDate = ({ field }: Row): boolean => field === "birthdate" || field === "expiry";
  const typedText = (row: Row) => {
    if (row.typed === null) return <span className="soft">{t("compared.notAsked")}</span>;
    if (row.typed === "") return t("compared.notGiven");
    return <AsTyped>{isDate(row) ? formatShortDate(language, row.typed) : row.typed}</AsTyped>;
  };
  const shownText = (row: Row) => {
    if (row.field === "number") return <SealedNumber partyId={party.id} documentId={document.id} />;
    if (row.shown === null) return null;
    return <AsTyped>{isDate(row) ? formatShortDate(language, row.shown) : row.shown}</AsTyped>;
  };
  return (
    <ConsolePanel
      title={t("compared.title")}
      tools={
        differences > 0 && (
          <Pill state="missing" small>
            {t("compared.differences", { count: differences })}
          </Pill>
        )
      }
    >
      <Compare
        label={t("compared.title")}
        heads={{
          name: t("compared.field"),
          one: t("compared.typed"),
          other: t("compared.shown"),
          result: t("compared.result"),
        }}
        same={t("compared.same")}
        differs={t("compared.different")}
        rows={compared.map((row) => ({
          key: row.field,
          name: codeText(t, row.field, `compared.fields.${row.field}`),
          one: typedText(row),
          other: shownText(row),
          agrees: row.agrees ?? undefined,
        }))}
      />
    </ConsolePanel>
  );
}

interface SealedNumberProps {
  readonly partyId: string;
  readonly documentId: string;
}

/** The number is shown on press, and the log keeps that. It stays on the page, and in no cache. */
function SealedNumber(asked: SealedNumberProps) {
  const { t } = useTranslation("document");
  const { isBusy, failure, save } = useSave(RevealDocumentNumber);
  const [number, setNumber] = useState<string | null>();
  const told = useFocusWhenTold(number);
  const show = async () => {
    const data = await save({ ...asked });
    if (data) setNumber(data.revealDocumentNumber);
  };
  return (
    <>
      {failure && <SaveProblem failure={failure} />}
      <span role="status" tabIndex={-1} ref={told}>
        {number === null && t("compared.gone")}
        {typeof number === "string" && (
          <>
            <code className="figures" translate="no">
              {number}
            </code>{" "}
            <span className="soft">{t("compared.revealed")}</span>
          </>
        )}
      </span>
      {number === undefined && (
        <Button
          size="small"
          icon="eye"
          busy={isBusy}
          aria-label={t("compared.showNumber")}
          onClick={() => void show()}
        >
          {t("compared.show")}
        </Button>
      )}
    </>
  );
}
