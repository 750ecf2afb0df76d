import { RichText, strongAsTyped } from "@latchkey/browser/i18n/rich-text.tsx";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { useTitleFocus } from "@latchkey/browser/navigation/title-focus.ts";
import type { Landing } from "@latchkey/browser/sign-in/link-landing.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Gate, GateHead } from "@latchkey/ui/frames/gate.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

interface LandingCardProps {
  readonly landing: Exclude<Landing, { at: "spent" }>;
  readonly onGoOn: () => void;
  readonly onTryAgain: () => void;
  readonly onOtherAddress: () => void;
}

/** The page of the e-mailed link. Only a press uses the link. */
export function LandingCard({ landing, onGoOn, onTryAgain, onOtherAddress }: LandingCardProps) {
  const { t } = useTranslation("sign-in");
  usePageTitle(t("link.pageTitle"));
  const isBusy = landing.at === "confirming" || landing.at === "signed-in";
  const other = <TextButton onClick={onOtherAddress}>{t("link.notYou")}</TextButton>;
  if (landing.at === "looking") {
    return (
      <Gate>
        <GateHead title={t("link.lookingTitle")}>
          <span role="status">{t("link.looking")}</span>
        </GateHead>
      </Gate>
    );
  }
  if (landing.at === "failed") {
    return (
      <Card key="failed" title={t("link.failedTitle")} lead={t("link.failed")}>
        <Button variant="primary" block icon="refresh" onClick={onTryAgain}>
          {t("link.tryAgain")}
        </Button>
      </Card>
    );
  }
  if (landing.at === "other-browser" || (landing.at === "confirming" && landing.otherBrowser)) {
    return (
      <Card key="other" title={t("link.otherTitle")}>
        <Alert tone="caution" title={t("link.other")}>
          <AlertText>{t("link.otherWarning")}</AlertText>
        </Alert>
        <Button variant="primary" block busy={isBusy} onClick={onGoOn}>
          {t("link.otherContinue")}
        </Button>
        {other}
      </Card>
    );
  }
  const { email } = landing;
  return (
    <Card
      key="found"
      title={t("link.foundTitle")}
      lead={<RichText text={t("link.found", { email })} tags={strongAsTyped} />}
    >
      <Button variant="primary" block onward busy={isBusy} onClick={onGoOn}>
        {t("link.continueAs", { email })}
      </Button>
      {other}
    </Card>
  );
}

interface CardProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** It replaced another card, so its title takes focus. */
function Card({ title, lead, children }: CardProps) {
  const focus = useTitleFocus();
  return (
    <Gate>
      <GateHead title={title} ref={focus}>
        {lead}
      </GateHead>
      <div className="stack stack--start">{children}</div>
    </Gate>
  );
}
