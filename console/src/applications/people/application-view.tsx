import { formatList } from "@latchkey/browser/i18n/format.ts";
import { formatMoney } from "@latchkey/browser/i18n/format-money.ts";
import { formatShortDate } from "@latchkey/browser/i18n/format-span.ts";
import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { lazyPage } from "@latchkey/browser/routing/lazy-page.tsx";
import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsoleFrame, ConsoleSplit } from "@latchkey/ui/frames/console-frame.tsx";
import { Pill } from "@latchkey/ui/pill/pill.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { ToastRegion } from "@latchkey/ui/toast/toast-region.tsx";
import { useToasts } from "@latchkey/ui/toast/use-toasts.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CombinedError } from "urql";
import { APPLICATIONS_PATH } from "../../desk/case-names.ts";
import { useShortcuts } from "../../shortcuts/use-shortcuts.ts";
import { DepositPanel } from "../deposit/deposit-panel.tsx";
import type { ShownApplication } from "./application.graphql.ts";
import { CoursePanel } from "./course-panel.tsx";
import { InvitationsPanel } from "./invitations-panel.tsx";
import { applying, asksIncome, hasSent, isOver } from "./people.ts";
import { PeopleCards } from "./people-cards.tsx";
import { PeopleDialog } from "./people-dialog.tsx";
import { CountedPanel, TogetherPanel } from "./together-panel.tsx";

/** A chunk of its own: other countries have no right to rent. */
const SigningPanel = lazyPage({
  script: pageScript(() => import("./signing-panel.tsx")),
  component: (module) => module.SigningPanel,
  texts: ["signing"],
  loader: null,
});

/** A chunk of its own: most applications have no report yet. */
const ReportsPanel = lazyPage({
  script: pageScript(() => import("../reports/reports-panel.tsx")),
  component: (module) => module.ReportsPanel,
  texts: ["reports", "report-links", "validation"],
  loader: null,
});

const MessagesPanel = lazyPage({
  script: pageScript(() => import("../messages/messages-panel.tsx")),
  component: (module) => module.MessagesPanel,
  texts: ["messages"],
  loader: null,
});

interface ApplicationViewProps {
  readonly application: ShownApplication;
  /** The newest state did not come. */
  readonly error: CombinedError | undefined;
  readonly onRetry: () => void;
}

export function ApplicationView({ application, error, onRetry }: ApplicationViewProps) {
  const { t } = useTranslation(["application", "people-form", "desk"]);
  const [changing, setChanging] = useState<"shares" | "people">();
  const { toasts, show, dismiss } = useToasts();
  useKeptFocus();
  useShortcuts([{ keys: "e", label: t("keys.change"), run: () => setChanging("shares") }]);
  const invitations = <InvitationsPanel application={application} onDone={show} />;
  return (
    <>
      <ConsoleFrame
        crumb={
          <TextLink crumb icon="arrow-left" href={APPLICATIONS_PATH} linkAs={RoutedLink}>
            {t("crumb")}
          </TextLink>
        }
        title={<AsTyped>{application.home}</AsTyped>}
        status={<SentPill application={application} />}
        lead={<Lead application={application} />}
        actions={
          <>
            <Button size="small" icon="pencil" onClick={() => setChanging("shares")}>
              {t("change")}
            </Button>
            <Button size="small" icon="plus" onClick={() => setChanging("people")}>
              {t("add")}
            </Button>
          </>
        }
      >
        {error && <LoadProblem onRetry={onRetry} />}
        {application.isProvisional && <Provisional application={application} />}
        <CoursePanel application={application} onDone={show} />
        <DepositPanel applicationId={application.id} deposit={application.deposit} onDone={show} />
        <PeopleCards application={application} />
        {application.people.some(isOver) && (
          <ReportsPanel applicationId={application.id} people={application.people} onDone={show} />
        )}
        <MessagesPanel applicationId={application.id} onDone={show} />
        {application.signing && (
          <SigningPanel application={application} signing={application.signing} onDone={show} />
        )}
        {application.people.some(asksIncome) ? (
          <ConsoleSplit wideRail rail={invitations}>
            <TogetherPanel application={application} />
            <CountedPanel application={application} />
          </ConsoleSplit>
        ) : (
          invitations
        )}
      </ConsoleFrame>
      {changing && (
        <PeopleDialog
          application={application}
          withPerson={changing === "people"}
          onClose={() => setChanging(undefined)}
          onDone={() => {
            setChanging(undefined);
            show(t("people-form:done"));
          }}
        />
      )}
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel={t("desk:close")} />
    </>
  );
}

function SentPill({ application }: { readonly application: ShownApplication }) {
  const { t } = useTranslation("application");
  const people = applying(application);
  const sent = people.filter(hasSent).length;
  return (
    <Pill state={sent === people.length ? "done" : "progress"} small>
      {t("sent", { sent, count: people.length })}
    </Pill>
  );
}

const useAdvertisedWords = ({ rentMinor, advertisedRentMinor, currency }: ShownApplication): string => {
  const { t } = useTranslation("application");
  const { language } = useLanguage();
  if (advertisedRentMinor === null) return "";
  return advertisedRentMinor === rentMinor
    ? t("asAdvertised")
    : t("advertised", { rent: formatMoney(language, advertisedRentMinor, currency) });
};

function Lead({ application }: { readonly application: ShownApplication }) {
  const { t } = useTranslation(["application", "desk"]);
  const { language } = useLanguage();
  const advertised = useAdvertisedWords(application);
  const { reference, rentMinor, currency, start, termMonths, agency, branch } = application;
  const { policyTitle, policyVersion } = application;
  const terms = t("lead", {
    reference: reference && `${reference}, `,
    rent: formatMoney(language, rentMinor, currency),
    advertised,
    start: formatShortDate(language, start),
    term: termMonths === null ? "" : t("months", { months: termMonths }),
    due: t(`due.${application.rentPeriod}`),
    agency: branch === null ? agency : `${agency}, ${branch}`,
  });
  return (
    <>
      <TypedIn text={terms} typed={agency} />
      <br />
      {t("policy", { policy: policyTitle, version: policyVersion })}
    </>
  );
}

function Provisional({ application }: { readonly application: ShownApplication }) {
  const { t } = useTranslation("application");
  const { language } = useLanguage();
  const missing = applying(application).filter((person) => !hasSent(person));
  return (
    <Alert
      title={t("provisional.title")}
      actions={
        <span className="soft">{t("moveIn", { when: formatShortDate(language, application.start) })}</span>
      }
    >
      <AlertText>{t("provisional.text", { names: formatList(language, missing.map(fullName)) })}</AlertText>
    </Alert>
  );
}
