import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { CONSOLE_PATH } from "@latchkey/domain/vocabulary/console-wire.ts";
import { ButtonLink } from "@latchkey/ui/button/button-link.tsx";
import { ConsoleMessage } from "@latchkey/ui/frames/console-frame.tsx";
import closedDoor from "@latchkey/ui/illustrations/closed-door.svg";
import { useTranslation } from "react-i18next";

const REVIEWS_PATH = `${CONSOLE_PATH}/second-reviews`;

interface ClosedPageProps {
  readonly reason: "notFound" | "notYours" | "ownCase" | "knownPerson" | "secondReview";
}

/** For an address without a page, or with one that is for another role. */
export function ClosedPage({ reason }: ClosedPageProps) {
  const { t } = useTranslation("frame");
  const isReview = reason === "secondReview";
  usePageTitle(t(`${reason}.title`));
  return (
    <ConsoleMessage
      art={closedDoor}
      title={t(`${reason}.title`)}
      actions={
        <ButtonLink variant="primary" href={isReview ? REVIEWS_PATH : CONSOLE_PATH} linkAs={RoutedLink}>
          {isReview ? t("nav.pages.secondReviews") : t("goHome")}
        </ButtonLink>
      }
    >
      <p className="soft">{t(`${reason}.text`)}</p>
    </ConsoleMessage>
  );
}
