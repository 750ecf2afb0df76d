import { mail } from "@latchkey/browser/frame/mail-link.tsx";
import { provider } from "@latchkey/browser/frame/provider.ts";
import { RichText } from "@latchkey/browser/i18n/rich-text.tsx";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { useTitleFocus } from "@latchkey/browser/navigation/title-focus.ts";
import { SplitPage, SplitTitle } from "@latchkey/ui/frames/split-page.tsx";
import closedDoor from "@latchkey/ui/illustrations/session-expired.svg";
import thankYou from "@latchkey/ui/illustrations/thank-you.svg";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { uuidAt } from "../session/reference-link.ts";
import type { ClosedReason, ReferenceSession } from "../session/reference-session.ts";

const LinkAgain = lazy(async () => {
  const { LinkAgain: part } = await import("./link-again.tsx");
  return { default: part };
});

interface ClosedPageProps {
  readonly reason: ClosedReason;
  readonly session: ReferenceSession;
}

/** A link that can no longer be answered, or opens nothing. */
export function ClosedPage({ reason, session }: ClosedPageProps) {
  const { t } = useTranslation("reference");
  const focus = useTitleFocus();
  const title = t(`closed.${reason}.title`);
  usePageTitle(title);
  const uuid = reason === "NOT_FOUND" ? uuidAt(window.location.pathname) : undefined;
  const isDone = reason === "ALREADY_ANSWERED" || reason === "DECLINED";
  return (
    <SplitPage art={isDone ? thankYou : closedDoor} text>
      <SplitTitle ref={focus}>{title}</SplitTitle>
      <p>{t(`closed.${reason}.text`)}</p>
      {uuid && (
        <Suspense>
          <LinkAgain session={session} uuid={uuid} />
        </Suspense>
      )}
      <p className="soft">
        <RichText text={t("closed.help", { email: provider().supportEmail })} tags={mail} />
      </p>
    </SplitPage>
  );
}
