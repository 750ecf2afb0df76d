import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { formatMoney } from "@latchkey/browser/i18n/format-money.ts";
import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { lazyPage } from "@latchkey/browser/routing/lazy-page.tsx";
import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { useDoneElsewhere } from "@latchkey/members/saving/use-done-elsewhere.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsoleFrame, ConsoleSplit } from "@latchkey/ui/frames/console-frame.tsx";
import { ToastRegion } from "@latchkey/ui/toast/toast-region.tsx";
import { useToasts } from "@latchkey/ui/toast/use-toasts.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMe } from "../../shell/me.ts";
import { ApplicationPill } from "../status/application-pill.tsx";
import type { ShownApplication } from "./application.graphql.ts";
import type { Asked } from "./asked.ts";
import { BackLink } from "./back-link.tsx";
import { HistoryPanel } from "./history-panel.tsx";
import { HomePanel } from "./home-panel.tsx";
import { MessagesPanel } from "./messages-panel.tsx";
import { PeoplePart } from "./people-part.tsx";
import { PromisePanel } from "./promise-panel.tsx";
import { ReportPanel } from "./report-panel.tsx";
import { TurnNotice } from "./turn-notice.tsx";

/** A chunk of its own: most visits only look. */
const Dialogs = lazyPage({
  script: pageScript(() => import("./dialogs.tsx")),
  component: (module) => module.Dialogs,
  texts: ["application", "people-form", "application-rules", "validation"],
  loader: null,
});

interface ApplicationViewProps {
  readonly application: ShownApplication;
  /** The newest state did not come. */
  readonly isStale: boolean;
  readonly onRetry: () => void;
}

export function ApplicationView({ application, isStale, onRetry }: ApplicationViewProps) {
  const { t } = useTranslation("page");
  const [asked, setAsked] = useState<Asked>();
  const { toasts, show, dismiss } = useToasts();
  useKeptFocus();
  useDoneElsewhere(show);
  const done = (text: string) => {
    setAsked(undefined);
    show(text);
  };
  const rail = (
    <>
      <PromisePanel application={application} />
      <ReportPanel application={application} onDone={show} />
      <HomePanel application={application} onAsk={setAsked} />
    </>
  );
  return (
    <>
      <ConsoleFrame
        crumb={<BackLink />}
        title={<AsTyped>{application.home}</AsTyped>}
        status={<ApplicationPill application={application} />}
        lead={<Lead application={application} />}
        actions={<HeadActs application={application} onAsk={setAsked} />}
      >
        {isStale && <LoadProblem onRetry={onRetry} />}
        <TurnNotice application={application} onAsk={setAsked} />
        <ConsoleSplit rail={rail}>
          <PeoplePart application={application} onAsk={setAsked} onDone={show} />
          <MessagesPanel application={application} onDone={show} />
          <HistoryPanel rows={application.history} />
        </ConsoleSplit>
      </ConsoleFrame>
      {asked && (
        <Dialogs asked={asked} application={application} onClose={() => setAsked(undefined)} onDone={done} />
      )}
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel={t("close")} />
    </>
  );
}

function Lead({ application }: { readonly application: ShownApplication }) {
  const { t } = useTranslation("application");
  const { language } = useLanguage();
  const { reference, people, rentMinor, currency, start, policyTitle, policyVersion, branch } = application;
  const known = reference || (people[0]?.number ?? "");
  const lead = t("lead", {
    reference: known,
    rent: formatMoney(language, rentMinor, currency),
    start: formatDate(language, start),
    policy: policyTitle,
    version: policyVersion,
    branch: branch === null ? "" : ` ${t("ofBranch", { branch })}`,
  });
  return <TypedIn text={lead} typed={[known, branch]} />;
}

interface HeadActsProps {
  readonly application: ShownApplication;
  readonly onAsk: (asked: Asked) => void;
}

/** The changes of the whole application, while it is open. */
function HeadActs({ application, onAsk }: HeadActsProps) {
  const { t } = useTranslation("application");
  const { rights } = useMe().user;
  if (application.turn === null) return null;
  return (
    <>
      {rights.includes("people") && (
        <Button size="small" onClick={() => onAsk({ what: "terms" })}>
          {t("terms.open")}
        </Button>
      )}
      <Button size="small" onClick={() => onAsk({ what: "end-application" })}>
        {t("endApplication.open")}
      </Button>
    </>
  );
}
