import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { DASHBOARD_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { ButtonLink } from "@latchkey/ui/button/button-link.tsx";
import { StatusPage } from "@latchkey/ui/frames/status-page.tsx";
import doors from "@latchkey/ui/illustrations/welcome.svg";
import { useTranslation } from "react-i18next";
import { addressOfCase } from "../session/pinned-case.ts";
import type { OwnCase } from "../shell/own-cases.ts";
import { PageShell } from "../shell/page-shell.tsx";

/** Two people with one mailbox choose by first name who they are. Each choice loads a new page. */
export function ChoosePerson({ people }: { readonly people: readonly OwnCase[] }) {
  const { t } = useTranslation("cases");
  usePageTitle(t("choose.title"));
  const choices = people.map(({ uuid, firstName }, index) => (
    <ButtonLink key={uuid} href={addressOfCase(DASHBOARD_PATH, uuid)} icon="user">
      {firstName ?? t("choose.unnamed", { number: index + 1 })}
    </ButtonLink>
  ));
  return (
    <PageShell>
      <StatusPage art={doors} title={t("choose.title")} actions={choices}>
        <p>{t("choose.lead", { home: people[0]?.home ?? "" })}</p>
        <p className="soft">{t("choose.note")}</p>
      </StatusPage>
    </PageShell>
  );
}
