import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { portalChecksPath } from "@latchkey/domain/vocabulary/portal-wire.ts";
import { ListLink } from "@latchkey/members/lists/list-link.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { Alert } from "@latchkey/ui/alert/alert.tsx";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { ToastRegion } from "@latchkey/ui/toast/toast-region.tsx";
import { useToasts } from "@latchkey/ui/toast/use-toasts.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PortalFrame } from "../../shell/portal-frame.tsx";
import type { CheckedPerson } from "./check.graphql.ts";
import { OriginalsForm } from "./originals-form.tsx";
import { RecordsPart } from "./records-part.tsx";

interface CheckViewProps {
  readonly person: CheckedPerson;
  readonly isStale: boolean;
  readonly onRefresh: () => void;
}

export function CheckView({ person, isStale, onRefresh }: CheckViewProps) {
  const { t } = useTranslation(["checks", "page"]);
  const [isRecording, setRecording] = useState(false);
  const { toasts, show, dismiss } = useToasts();
  useKeptFocus();
  const hasRecord = person.checks.length > 0;
  const isForm = isRecording || !hasRecord;
  const recorded = () => {
    setRecording(false);
    show(t("of.saved"));
  };
  const handed = (text: string) => {
    show(text);
    onRefresh();
  };
  return (
    <>
      <PortalFrame
        crumb={
          <TextLink crumb icon="arrow-left" href={portalChecksPath} linkAs={ListLink}>
            {t("title")}
          </TextLink>
        }
        title={<AsTyped>{person.name}</AsTyped>}
        lead={<Lead person={person} />}
        actions={
          hasRecord && (
            <Button size="small" onClick={() => setRecording(!isRecording)}>
              {t(isRecording ? "of.back" : person.purpose === "FOLLOW_UP" ? "of.followUpAgain" : "of.again")}
            </Button>
          )
        }
      >
        {isStale && <LoadProblem onRetry={onRefresh} />}
        {person.isExempt && <Alert title={t("of.exempt")} />}
        {isForm && person.purpose === "FOLLOW_UP" && <Alert title={t("of.followUp")} />}
        {isForm ? (
          <OriginalsForm person={person} onRecorded={recorded} />
        ) : (
          <RecordsPart person={person} onHanded={handed} />
        )}
      </PortalFrame>
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel={t("page:close")} />
    </>
  );
}

function Lead({ person: { number, home, letting } }: Pick<CheckViewProps, "person">) {
  const { t } = useTranslation("checks");
  const { language } = useLanguage();
  const agreement = letting.signedOn
    ? t("of.signedOn", { day: formatDate(language, letting.signedOn) })
    : t("of.expectedOn", { day: formatDate(language, letting.agreementOn) });
  const start = formatDate(language, letting.startsOn);
  return <AsTyped>{t("of.lead", { number, home, agreement, start })}</AsTyped>;
}
