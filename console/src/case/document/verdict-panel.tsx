import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { useTranslation } from "react-i18next";
import type { ViewedDocument } from "./document.graphql.ts";
import { VerdictForm } from "./verdict-form.tsx";

interface VerdictPanelProps {
  readonly viewed: ViewedDocument;
  readonly onSaved: () => void;
  /** The hold has moved to a colleague, or the case is closed. */
  readonly onRefused: () => void;
}

export function VerdictPanel({ viewed, onSaved, onRefused }: VerdictPanelProps) {
  const { t } = useTranslation("document");
  const { language } = useLanguage();
  const now = useNow();
  const { party, document, heldByYou, heldUntil, mayTake } = viewed;
  const isToReview = party.status === "SUBMITTED" || party.status === "IN_REVIEW";
  const isHeld = !heldByYou && heldUntil !== null && Date.parse(heldUntil) > now;
  const said = document.verdict;
  return (
    <ConsolePanel title={t("verdict.title")}>
      <div className="stack">
        {said && (
          <div>
            <p>
              {t("verdict.so", {
                what: t(`given.${said.verdict}`),
                name: said.by,
                at: formatDayAndTime(language, said.at),
              })}
            </p>
            {said.note !== null && <p className="lines soft">{said.note}</p>}
          </div>
        )}
        {!isToReview && <p className="soft">{t("verdict.closed")}</p>}
        {isToReview && !mayTake && <p className="soft">{t("verdict.notYours")}</p>}
        {isToReview && mayTake && isHeld && (
          <p className="soft">{t("verdict.held", { name: party.reviewer?.name ?? "" })}</p>
        )}
        <VerdictForm
          key={document.id}
          viewed={viewed}
          isOpen={isToReview && mayTake && !isHeld}
          onSaved={onSaved}
          onRefused={onRefused}
        />
      </div>
    </ConsolePanel>
  );
}
