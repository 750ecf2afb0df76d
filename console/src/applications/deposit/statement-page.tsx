import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { ConsoleFrame } from "@latchkey/ui/frames/console-frame.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { ToastRegion } from "@latchkey/ui/toast/toast-region.tsx";
import { useToasts } from "@latchkey/ui/toast/use-toasts.ts";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { applicationPath } from "../../desk/case-names.ts";
import { closedReason } from "../../desk/closed-reason.ts";
import { RecordPart } from "../../desk/record-part.tsx";
import { ClosedPage } from "../../shell/closed-page.tsx";
import { type DepositApplication, DepositOf } from "./deposit.graphql.ts";
import { DepositFacts } from "./deposit-facts.tsx";
import { StatedPanel } from "./stated-panel.tsx";
import { StatementForm } from "./statement-form.tsx";

/** The grounds for keeping a holding deposit after a decline, or the day of its refund: one page, to print. */
export function DepositStatementPage() {
  const { id = "" } = useParams();
  const { t } = useTranslation([
    "deposit",
    "outside",
    "desk",
    "validation",
    "document-names",
    "other-document-names",
  ]);
  usePageTitle(t("statement.title"));
  useKeptFocus();
  const [{ data, error }, readAgain] = useKeptQuery({
    query: DepositOf,
    variables: { id },
    requestPolicy: "cache-and-network",
  });
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  if (data) {
    return (
      <>
        {error && <LoadProblem onRetry={refresh} />}
        <Statement application={data.application} />
      </>
    );
  }
  const closed = error && closedReason(error);
  if (closed) return <ClosedPage reason={closed} />;
  return error ? <ErrorPage onRetry={refresh} /> : <PageLoading />;
}

function Statement({ application }: { readonly application: DepositApplication }) {
  const { t } = useTranslation(["deposit", "desk"]);
  const { id, home, agency, reference, deposit } = application;
  const { toasts, show, dismiss } = useToasts();
  const isOver = deposit?.recorded && deposit.days && deposit.endedOn !== null;
  return (
    <>
      <ConsoleFrame
        crumb={
          <TextLink crumb icon="arrow-left" href={applicationPath(id)} linkAs={RoutedLink}>
            {t("statement.crumb")}
          </TextLink>
        }
        title={t("statement.title")}
        lead={
          <>
            <AsTyped>{[home, agency, reference].filter(Boolean).join(", ")}</AsTyped>
            <br />
            {t("statement.lead")} {deposit && t("law", { law: deposit.law })}
          </>
        }
        actions={
          deposit?.statement && (
            <span className="screen-only">
              <Button size="small" icon="print" onClick={() => window.print()}>
                {t("statement.print")}
              </Button>
            </span>
          )
        }
      >
        {isOver ? (
          <Days application={application} onDone={() => show(t("statement.done"))} />
        ) : (
          <Alert title={t("statement.missing.title")}>
            <AlertText>{t("statement.missing.text")}</AlertText>
          </Alert>
        )}
      </ConsoleFrame>
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel={t("desk:close")} />
    </>
  );
}

interface DaysProps {
  readonly application: DepositApplication;
  readonly onDone: () => void;
}

function Days({ application: { id, deposit }, onDone }: DaysProps) {
  const { t } = useTranslation("deposit");
  if (!deposit?.recorded || !deposit.days) return null;
  const { recorded, days, grounds, statement } = deposit;
  return (
    <>
      <ConsolePanel title={t("statement.days")}>
        <DepositFacts deposit={deposit} recorded={recorded} days={days} />
      </ConsolePanel>
      {statement && <StatedPanel grounds={grounds} statement={statement} />}
      <div className="screen-only">
        <RecordPart isRecorded={statement !== null} correct={t("statement.newer")}>
          {(close) => (
            <StatementForm
              applicationId={id}
              deposit={deposit}
              days={days}
              onCancel={close}
              onDone={() => {
                close?.();
                onDone();
              }}
            />
          )}
        </RecordPart>
      </div>
    </>
  );
}
