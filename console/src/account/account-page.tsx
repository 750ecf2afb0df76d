import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { ConsoleFrame } from "@latchkey/ui/frames/console-frame.tsx";
import { ToastRegion } from "@latchkey/ui/toast/toast-region.tsx";
import { useToasts } from "@latchkey/ui/toast/use-toasts.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LoadProblem } from "../desk/load-problem.tsx";
import { useKeptQuery } from "../desk/use-kept-query.ts";
import { ErrorPage } from "../shell/error-page.tsx";
import { PageLoading } from "../shell/page-loading.tsx";
import { AbsencePart } from "./absence-part.tsx";
import { type Account, OwnAccount } from "./account.graphql.ts";
import { CodesPart } from "./codes-part.tsx";
import { FactorsPart } from "./factors-part.tsx";
import { SessionsPart } from "./sessions-part.tsx";

/** The page /console/account: one's own sessions, second steps and recovery codes. */
export function AccountPage() {
  const { t } = useTranslation("account");
  usePageTitle(t("title"));
  const [{ data, error }, fetchAgain] = useKeptQuery({
    query: OwnAccount,
    variables: {},
    requestPolicy: "network-only",
  });
  const [changed, setChanged] = useState<Account>();
  const refresh = () => {
    setChanged(undefined);
    fetchAgain({ requestPolicy: "network-only" });
  };
  const account = changed ?? data?.ownAccount;
  if (account) {
    return (
      <AccountView account={account} isStale={error !== undefined} onChanged={setChanged} onStale={refresh} />
    );
  }
  return error ? <ErrorPage onRetry={refresh} /> : <PageLoading />;
}

interface AccountViewProps {
  readonly account: Account;
  /** The newest state did not come. */
  readonly isStale: boolean;
  readonly onChanged: (account: Account) => void;
  readonly onStale: () => void;
}

function AccountView({ account, isStale, onChanged, onStale }: AccountViewProps) {
  const { t } = useTranslation(["account", "desk"]);
  const { toasts, show, dismiss } = useToasts();
  useKeptFocus();
  const done = (text: string) => (now: Account) => {
    onChanged(now);
    show(text);
  };
  return (
    <>
      <ConsoleFrame title={t("title")} lead={t("lead")}>
        <div className="stack stack--loose">
          {isStale && <LoadProblem onRetry={onStale} />}
          <AbsencePart onDone={show} />
          <SessionsPart
            sessions={account.sessions}
            onEnded={done(t("sessions.ended"))}
            onOthersEnded={done(t("sessions.othersEnded"))}
          />
          <FactorsPart account={account} onRemoved={done(t("factors.removed"))} />
          {(account.hasApp || account.passkeys.length > 0) && (
            <CodesPart left={account.recoveryCodesLeft} onRenewed={onStale} />
          )}
        </div>
      </ConsoleFrame>
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel={t("desk:close")} />
    </>
  );
}
