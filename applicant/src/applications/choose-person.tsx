import { Shell } from "@latchkey/browser/frame/shell.tsx";
import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { DASHBOARD_PATH, LOGOUT_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { ButtonLink } from "@latchkey/ui/button/button-link.tsx";
import { StatusPage } from "@latchkey/ui/frames/status-page.tsx";
import doors from "@latchkey/ui/illustrations/welcome.svg";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { withApplication } from "../session/pinned-application.ts";
import type { OwnApplication } from "../shell/own-applications.ts";

interface ChoosePersonProps {
  readonly email: string;
  readonly applications: readonly OwnApplication[];
}

/** People with one mailbox choose by first name who they are. Each choice loads the page that was asked for. */
export function ChoosePerson({ email, applications }: ChoosePersonProps) {
  const { t } = useTranslation("applications");
  const { pathname, search } = useLocation();
  usePageTitle(t("choose.title"));
  const homes = [...new Set(applications.map(({ home }) => home))];
  const choices = applications.map(({ uuid, firstName, home }, index) => {
    const name = firstName ?? t("choose.unnamed", { number: index + 1 });
    return (
      <ButtonLink key={uuid} href={withApplication(pathname + search, uuid)} icon="user">
        <AsTyped>{homes.length > 1 ? `${name} (${home})` : name}</AsTyped>
      </ButtonLink>
    );
  });
  const account = { person: { email, firstName: null, lastName: null }, signOutPath: LOGOUT_PATH };
  return (
    <Shell account={account} home={DASHBOARD_PATH}>
      <StatusPage art={doors} title={t("choose.title")} actions={choices}>
        <p>
          {homes.length > 1 ? (
            t("choose.leadOfSeveral")
          ) : (
            <TypedIn text={t("choose.lead", { home: homes[0] ?? "" })} typed={homes[0]} />
          )}
        </p>
        <p className="soft">{t("choose.note")}</p>
      </StatusPage>
    </Shell>
  );
}
