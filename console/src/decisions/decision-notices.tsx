import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { lazyPage } from "@latchkey/browser/routing/lazy-page.tsx";
import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { shortName } from "@latchkey/members/shell/person-name.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { useTranslation } from "react-i18next";
import { FreezeAlert } from "../desk/freeze-alert.tsx";
import { useIsLead } from "../desk/use-is-lead.ts";
import type { Desk } from "./decision.graphql.ts";

const ReopenPart = lazyPage({
  script: pageScript(() => import("./reopen-part.tsx")),
  component: (module) => module.ReopenPart,
  texts: ["reopening"],
  loader: null,
});

interface DecisionNoticesProps {
  readonly desk: Desk;
  readonly onReopened: (text: string) => void;
}

export function DecisionNotices({ desk, onReopened }: DecisionNoticesProps) {
  const { t } = useTranslation("decision");
  const { language } = useLanguage();
  const { party, holder, contested, mayDecide, open, earlier } = desk;
  const look = contested?.secondLook;
  const isWithReviewers = party.status === "SUBMITTED" || party.status === "IN_REVIEW";
  const told = party.status === "DECIDED" ? earlier.find(({ state }) => state === "FINAL") : undefined;
  const isLead = useIsLead();
  const latest = earlier.find(({ state }) => state === "FINAL");
  const reopened = isWithReviewers || party.status === "RETURNED" ? latest?.reopened : undefined;
  return (
    <>
      <FreezeAlert freeze={desk.freeze} />
      {reopened && (
        <Alert tone="caution" title={t("reopened.title", { name: reopened.by })}>
          <AlertText>
            <AsTyped>{reopened.sentence}</AsTyped>
          </AlertText>
          <AlertText>{t("reopened.text", { at: formatDayAndTime(language, reopened.at) })}</AlertText>
        </Alert>
      )}
      {holder && (
        <Alert tone="caution" title={t("locked.title", { name: holder.name })}>
          <AlertText>{t("locked.text")}</AlertText>
        </Alert>
      )}
      {look && (
        <Alert tone="caution" title={t("contested.title", { name: party.firstName })}>
          <blockquote lang={look.language} className="lines">
            {look.text}
          </blockquote>
          <AlertText>{t("contested.asked", { at: formatDayAndTime(language, look.askedAt) })}</AlertText>
          {!mayDecide && !open && <AlertText>{t("contested.notYou")}</AlertText>}
        </Alert>
      )}
      {told?.finalAt && (
        <Alert
          title={t("told.title", { outcome: t(`form.outcomes.${told.outcome}`) })}
          actions={isLead && <ReopenPart desk={desk} onDone={onReopened} />}
        >
          <AlertText>
            {t("told.text", { name: shortName(party), at: formatDayAndTime(language, told.finalAt) })}
          </AlertText>
        </Alert>
      )}
      {!isWithReviewers && !told && (
        <Alert title={t("closed.title")}>
          <AlertText>{t("closed.text")}</AlertText>
        </Alert>
      )}
    </>
  );
}
