import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { ToastRegion } from "@latchkey/ui/toast/toast-region.tsx";
import { useToasts } from "@latchkey/ui/toast/use-toasts.ts";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorPage } from "../loading/error-page.tsx";
import { LoadProblem } from "../loading/load-problem.tsx";
import { PageLoading } from "../loading/page-loading.tsx";
import { useKeptQuery } from "../loading/use-kept-query.ts";
import { type Account, OwnAccount } from "./account.graphql.ts";
import { CodesPart } from "./codes-part.tsx";
import { FactorsPart } from "./factors-part.tsx";
import { SessionsPart } from "./sessions-part.tsx";

interface OwnAccessProps {
  /** The address of the person who is signed in. */
  readonly email: string;
  /** The page around the parts, with its title. `tell` shows a sentence for a moment. */
  readonly frame: (parts: ReactNode, tell: (text: string) => void) => ReactNode;
}

/** One's own sessions, second steps and recovery codes. */
export function OwnAccess(props: OwnAccessProps) {
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
      <Parts
        {...props}
        account={account}
        isStale={error !== undefined}
        onChanged={setChanged}
        onStale={refresh}
      />
    );
  }
  return error ? <ErrorPage onRetry={refresh} /> : <PageLoading />;
}

interface PartsProps extends OwnAccessProps {
  readonly account: Account;
  /** The newest state did not come. */
  readonly isStale: boolean;
  readonly onChanged: (account: Account) => void;
  readonly onStale: () => void;
}

function Parts({ email, frame, account, isStale, onChanged, onStale }: PartsProps) {
  const { t } = useTranslation(["account", "page"]);
  const { toasts, show, dismiss } = useToasts();
  useKeptFocus();
  const done = (text: string) => (now: Account) => {
    onChanged(now);
    show(text);
  };
  return (
    <>
      {frame(
        <>
          {isStale && <LoadProblem onRetry={onStale} />}
          <SessionsPart
            sessions={account.sessions}
            onEnded={done(t("sessions.ended"))}
            onOthersEnded={done(t("sessions.othersEnded"))}
          />
          <FactorsPart account={account} onRemoved={done(t("factors.removed"))} />
          {(account.hasApp || account.passkeys.length > 0) && (
            <CodesPart email={email} left={account.recoveryCodesLeft} onRenewed={onStale} />
          )}
        </>,
        show,
      )}
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel={t("page:close")} />
    </>
  );
}
