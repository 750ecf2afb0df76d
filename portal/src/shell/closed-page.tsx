import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { portalPages } from "@latchkey/domain/vocabulary/portal-wire.ts";
import { ButtonLink } from "@latchkey/ui/button/button-link.tsx";
import { ConsoleMessage } from "@latchkey/ui/frames/console-frame.tsx";
import closedDoor from "@latchkey/ui/illustrations/closed-door.svg";
import { useTranslation } from "react-i18next";

interface ClosedPageProps {
  readonly reason: "notFound" | "notYours";
}

/** For an address without a page, or with one that needs another right. */
export function ClosedPage({ reason }: ClosedPageProps) {
  const { t } = useTranslation("frame");
  usePageTitle(t(`${reason}.title`));
  const home = (
    <ButtonLink variant="primary" href={portalPages.home} linkAs={RoutedLink}>
      {t("goHome")}
    </ButtonLink>
  );
  return (
    <ConsoleMessage art={closedDoor} title={t(`${reason}.title`)} actions={home}>
      <p className="soft">{t(`${reason}.text`)}</p>
    </ConsoleMessage>
  );
}
