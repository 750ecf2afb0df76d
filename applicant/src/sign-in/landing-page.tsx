import { RichText, strongAsTyped } from "@latchkey/browser/i18n/rich-text.tsx";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { useTitleFocus } from "@latchkey/browser/navigation/title-focus.ts";
import type { Landing } from "@latchkey/browser/sign-in/link-landing.ts";
import { Actions } from "@latchkey/ui/actions/actions.tsx";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { SplitPage, SplitTitle } from "@latchkey/ui/frames/split-page.tsx";
import doorway from "@latchkey/ui/illustrations/doorway.svg";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

interface LandingPageProps {
  readonly landing: Exclude<Landing, { at: "spent" }>;
  readonly onGoOn: () => void;
  readonly onTryAgain: () => void;
  readonly onOtherAddress: () => void;
}

/** The landing page of the e-mailed link names its account and waits for a click. */
export function LandingPage({ landing, onGoOn, onTryAgain, onOtherAddress }: LandingPageProps) {
  const { t } = useTranslation("sign-in");
  usePageTitle(t("link.pageTitle"));
  const isBusy = landing.at === "confirming" || landing.at === "signed-in";
  const other = <TextButton onClick={onOtherAddress}>{t("link.notYou")}</TextButton>;
  if (landing.at === "looking") {
    return (
      <LandingFrame title={t("link.lookingTitle")}>
        <p role="status">{t("link.looking")}</p>
      </LandingFrame>
    );
  }
  if (landing.at === "failed") {
    return (
      <LandingFrame key="failed" title={t("link.failedTitle")} focused>
        <p>{t("link.failed")}</p>
        <Actions>
          <Button variant="primary" icon="refresh" onClick={onTryAgain}>
            {t("link.tryAgain")}
          </Button>
        </Actions>
      </LandingFrame>
    );
  }
  if (landing.at === "other-browser" || (landing.at === "confirming" && landing.otherBrowser)) {
    return (
      <LandingFrame key="other" title={t("link.otherTitle")} focused>
        <Alert tone="caution" title={t("link.other")}>
          <AlertText>{t("link.otherWarning")}</AlertText>
        </Alert>
        <Actions>
          <Button variant="primary" busy={isBusy} onClick={onGoOn}>
            {t("link.otherContinue")}
          </Button>
          {other}
        </Actions>
      </LandingFrame>
    );
  }
  return (
    <LandingFrame key="found" title={t("link.foundTitle")} focused>
      <p>
        <RichText text={t("link.found", { email: landing.email })} tags={strongAsTyped} />
      </p>
      <Actions>
        <Button variant="primary" onward busy={isBusy} onClick={onGoOn}>
          {t("link.continueAs", { email: landing.email })}
        </Button>
        {other}
      </Actions>
    </LandingFrame>
  );
}

interface LandingFrameProps {
  readonly title: string;
  readonly focused?: boolean | undefined;
  readonly children: ReactNode;
}

function LandingFrame({ title, focused = false, children }: LandingFrameProps) {
  const focus = useTitleFocus();
  return (
    <SplitPage art={doorway} tall text>
      <SplitTitle ref={focused ? focus : undefined}>{title}</SplitTitle>
      {children}
    </SplitPage>
  );
}
