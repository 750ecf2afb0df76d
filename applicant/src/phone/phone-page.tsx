import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { useTitleFocus } from "@latchkey/browser/navigation/title-focus.ts";
import { LIVE_PHOTO } from "@latchkey/domain/identity/live-photo.ts";
import { Actions } from "@latchkey/ui/actions/actions.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { SplitPage, SplitTitle } from "@latchkey/ui/frames/split-page.tsx";
import doorway from "@latchkey/ui/illustrations/doorway.svg";
import closedDoor from "@latchkey/ui/illustrations/session-expired.svg";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSideTitle } from "../documents/steps/use-side-title.ts";
import type { Offered } from "./phone-calls.ts";
import { useCode } from "./use-code.ts";

/** Lazy: the upload code loads after the press that opens the step. */
const StepView = lazy(async () => {
  const { StepView: view } = await import("./step-view.tsx");
  return { default: view };
});

export function PhonePage() {
  const { t } = useTranslation("phone");
  const { visit, open, tryAgain } = useCode();
  const [isDone, setDone] = useState(false);
  if (isDone) return <Message title={t("done.title")} text={t("done.text")} />;
  switch (visit.at) {
    case "looking":
      return <Looking />;
    case "offered":
      return <Offer offered={visit.offered} isOpening={visit.isOpening} onOpen={open} />;
    case "open":
      return (
        <Suspense fallback={<Looking />}>
          <StepView onDone={() => setDone(true)} />
        </Suspense>
      );
    case "over":
      return <Message title={t("over.title")} text={t("over.text")} art={closedDoor} />;
    case "failed":
      return (
        <Message title={t("failed.title")} text={t("failed.text")} art={closedDoor}>
          <Actions>
            <Button variant="primary" icon="refresh" onClick={tryAgain}>
              {t("failed.tryAgain")}
            </Button>
          </Actions>
        </Message>
      );
  }
}

function Looking() {
  const { t } = useTranslation("phone");
  usePageTitle(t("looking.title"));
  return (
    <SplitPage art={doorway} tall text>
      <SplitTitle>{t("looking.title")}</SplitTitle>
      <p role="status">{t("looking.text")}</p>
    </SplitPage>
  );
}

interface OfferProps {
  readonly offered: Offered;
  readonly isOpening: boolean;
  readonly onOpen: () => void;
}

/** The code waits for a press, so that opening the address does not use it up. */
function Offer({ offered, isOpening, onOpen }: OfferProps) {
  const { t } = useTranslation("phone");
  const titleOf = useSideTitle();
  const { docType, side } = offered;
  const title = docType === LIVE_PHOTO ? t("offer.photo") : titleOf(docType, side);
  return (
    <Message title={title} text={t("offer.text")}>
      <p>{t("offer.warning")}</p>
      <Actions>
        <Button variant="primary" onward busy={isOpening} onClick={onOpen}>
          {t("offer.open")}
        </Button>
      </Actions>
    </Message>
  );
}

interface MessageProps {
  readonly title: string;
  readonly text: string;
  readonly art?: string;
  readonly children?: ReactNode;
}

function Message({ title, text, art = doorway, children }: MessageProps) {
  usePageTitle(title);
  const focus = useTitleFocus();
  return (
    <SplitPage key={title} art={art} tall={art === doorway} text>
      <SplitTitle ref={focus}>{title}</SplitTitle>
      <p>{text}</p>
      {children}
    </SplitPage>
  );
}
