import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { useTitleFocus } from "@latchkey/browser/navigation/title-focus.ts";
import { DASHBOARD_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { Actions } from "@latchkey/ui/actions/actions.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ButtonLink } from "@latchkey/ui/button/button-link.tsx";
import { SplitPage, SplitTitle } from "@latchkey/ui/frames/split-page.tsx";
import closedDoor from "@latchkey/ui/illustrations/session-expired.svg";
import { useTranslation } from "react-i18next";
import { ApplicationLink } from "../shell/application-link.tsx";
import { PageShell } from "../shell/page-shell.tsx";

interface AskBeforeLogoutProps {
  readonly isEverywhere: boolean;
  readonly onSignOut: () => void;
}

export function AskBeforeLogout({ isEverywhere, onSignOut }: AskBeforeLogoutProps) {
  const { t } = useTranslation("sign-out");
  const heading = useTitleFocus();
  const title = t(isEverywhere ? "everywhereTitle" : "title");
  usePageTitle(title);
  return (
    <PageShell>
      <SplitPage art={closedDoor} text>
        <SplitTitle ref={heading}>{title}</SplitTitle>
        <p>{t(isEverywhere ? "everywhereText" : "text")}</p>
        <Actions>
          <Button variant="primary" onClick={onSignOut}>
            {t(isEverywhere ? "everywhere" : "anyway")}
          </Button>
          <ButtonLink href={DASHBOARD_PATH} linkAs={ApplicationLink}>
            {t("stay")}
          </ButtonLink>
        </Actions>
      </SplitPage>
    </PageShell>
  );
}
