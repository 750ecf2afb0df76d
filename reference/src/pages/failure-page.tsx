import { mail } from "@latchkey/browser/frame/mail-link.tsx";
import { provider } from "@latchkey/browser/frame/provider.ts";
import { RichText } from "@latchkey/browser/i18n/rich-text.tsx";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { useTitleFocus } from "@latchkey/browser/navigation/title-focus.ts";
import { Actions } from "@latchkey/ui/actions/actions.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { SplitPage, SplitTitle } from "@latchkey/ui/frames/split-page.tsx";
import hammer from "@latchkey/ui/illustrations/error-500.svg";
import { useTranslation } from "react-i18next";
import type { Failure } from "../session/reference-session.ts";

/** Loads the drawing in advance, because it cannot load once the connection is lost. */
export const keepDrawing = (): void => {
  new Image().src = hammer;
};

interface FailurePageProps {
  readonly failure: Failure;
  readonly hasTyped: boolean;
  readonly onTryAgain: () => void;
}

/** The error page, with the cause or 'Unexpected error' (spec 1 §2, §8). */
export function FailurePage({ failure, hasTyped, onTryAgain }: FailurePageProps) {
  const { t } = useTranslation("reference");
  const focus = useTitleFocus();
  usePageTitle(t("failure.title"));
  return (
    <SplitPage art={hammer} text>
      <div className="stack stack--tight">
        <p className="message__code">500</p>
        <SplitTitle ref={focus}>{t("failure.title")}</SplitTitle>
      </div>
      <p>{t(`failure.${failure}`)}</p>
      {hasTyped && <p>{t("failure.kept")}</p>}
      <p className="soft">
        <RichText text={t("failure.tryAgainText", { email: provider().supportEmail })} tags={mail} />
      </p>
      <Actions>
        <Button variant="primary" icon="refresh" onClick={onTryAgain}>
          {t("failure.tryAgain")}
        </Button>
      </Actions>
    </SplitPage>
  );
}
