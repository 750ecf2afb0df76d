import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { rightToRentRulesOn } from "@latchkey/domain/compliance/right-to-rent/rule-sets.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsoleFrame } from "@latchkey/ui/frames/console-frame.tsx";
import { Pill } from "@latchkey/ui/pill/pill.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { ToastRegion } from "@latchkey/ui/toast/toast-region.tsx";
import { useToasts } from "@latchkey/ui/toast/use-toasts.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { applicationPath } from "../../desk/case-names.ts";
import { closedReason } from "../../desk/closed-reason.ts";
import { ClosedPage } from "../../shell/closed-page.tsx";
import { type ExemptionApplication, ExemptionsOf, type ShownExemption } from "./exemption.graphql.ts";
import { Ending, SecondAnswer } from "./exemption-acts.tsx";
import { ExemptionForm } from "./exemption-form.tsx";
import { ExemptionRecord } from "./exemption-record.tsx";

/** One decision for everybody in the application (table A3 of the rules). */
export function ExemptionPage() {
  const { id = "" } = useParams();
  const { t } = useTranslation(["exemption", "check-names", "member-file", "desk", "validation"]);
  usePageTitle(t("title"));
  useKeptFocus();
  const [{ data, error }, readAgain] = useKeptQuery({
    query: ExemptionsOf,
    variables: { id },
    requestPolicy: "cache-and-network",
  });
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  if (data) {
    return (
      <>
        {error && <LoadProblem onRetry={refresh} />}
        <Exemptions application={data.application} />
      </>
    );
  }
  const closed = error && closedReason(error);
  if (closed) return <ClosedPage reason={closed} />;
  return error ? <ErrorPage onRetry={refresh} /> : <PageLoading />;
}

interface OfApplication {
  readonly application: ExemptionApplication;
}

function Exemptions({ application }: OfApplication) {
  const { t } = useTranslation(["exemption", "desk"]);
  const { toasts, show, dismiss } = useToasts();
  return (
    <>
      <ConsoleFrame
        crumb={
          <TextLink crumb icon="arrow-left" href={applicationPath(application.id)} linkAs={RoutedLink}>
            {t("crumb")}
          </TextLink>
        }
        title={t("title")}
        status={<StatePill newest={application.exemptions[0]} />}
        lead={<AsTyped>{t("lead", { home: application.home })}</AsTyped>}
      >
        {application.signing ? (
          <Recorded application={application} onDone={show} />
        ) : (
          <Alert title={t("elsewhere")}>
            <AlertText>{t("elsewhereText")}</AlertText>
          </Alert>
        )}
      </ConsoleFrame>
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel={t("desk:close")} />
    </>
  );
}

function Recorded({ application, onDone }: OfApplication & { readonly onDone: (text: string) => void }) {
  const { t } = useTranslation("exemption");
  const rules = rightToRentRulesOn(londonDate(useNow()));
  const [isRecording, setRecording] = useState(false);
  const { id: applicationId, exemptions } = application;
  const [newest, ...earlier] = exemptions;
  const isForm = isRecording || !newest;
  const acts = newest && { applicationId, exemption: newest, onDone };
  return (
    <>
      <Alert title={t("only")}>
        <AlertText>{t("onlyText")}</AlertText>
      </Alert>
      {isForm && rules && (
        <ExemptionForm
          applicationId={applicationId}
          rules={rules}
          onCancel={newest && (() => setRecording(false))}
          onDone={() => {
            setRecording(false);
            onDone(t("form.saved"));
          }}
        />
      )}
      {!isForm && acts?.exemption.state === "PROPOSED" && <SecondAnswer {...acts} />}
      {newest && <ExemptionRecord exemption={newest} title={t("record.title")} />}
      {!isForm && acts && holds(acts.exemption) && <Ending {...acts} />}
      {!isForm && (
        <div>
          <Button size="small" onClick={() => setRecording(true)}>
            {t("form.again")}
          </Button>
        </div>
      )}
      {earlier.map((one) => (
        <ExemptionRecord key={one.id} exemption={one} title={t("record.earlier", { number: one.id })} />
      ))}
    </>
  );
}

const holds = ({ state }: ShownExemption): boolean => state === "IN_FORCE" || state === "TO_ASK_AGAIN";

const pills = {
  PROPOSED: "progress",
  IN_FORCE: "done",
  REFUSED: "missing",
  TO_ASK_AGAIN: "missing",
  ENDED: "waiting",
} as const satisfies Readonly<Record<ShownExemption["state"], string>>;

function StatePill({ newest }: { readonly newest: ShownExemption | undefined }) {
  const { t } = useTranslation("exemption");
  return (
    <Pill state={newest ? pills[newest.state] : "todo"} small>
      {newest ? t(`states.${newest.state}`) : t("none")}
    </Pill>
  );
}
