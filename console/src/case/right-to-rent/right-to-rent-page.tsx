import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { useCheckWords } from "@latchkey/members/right-to-rent/check-words.ts";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { Alert } from "@latchkey/ui/alert/alert.tsx";
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
import type { CombinedError } from "urql";
import { casePath } from "../../desk/case-names.ts";
import { closedReason } from "../../desk/closed-reason.ts";
import { ClosedPage } from "../../shell/closed-page.tsx";
import { CheckFormView } from "./check-form.tsx";
import { RecordedView } from "./recorded-view.tsx";
import { RightToRentOf, type ShownCheck, type ShownRightToRent } from "./right-to-rent.graphql.ts";

/** The right-to-rent check of one adult: what is recorded, and the form of a new record. */
export function RightToRentPage() {
  const { partyId = "" } = useParams();
  const { t } = useTranslation("right-to-rent");
  const [{ data, error }, readAgain] = useKeptQuery({
    query: RightToRentOf,
    variables: { partyId },
    requestPolicy: "cache-and-network",
  });
  usePageTitle(data ? `${t("title")}, ${fullName(data.rightToRent.party)}` : t("title"));
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  if (data)
    return <RightToRentView key={partyId} shown={data.rightToRent} error={error} onRefresh={refresh} />;
  const closed = error && closedReason(error);
  if (closed) return <ClosedPage reason={closed} />;
  if (error) return <ErrorPage onRetry={refresh} />;
  return <PageLoading />;
}

interface RightToRentViewProps {
  readonly shown: ShownRightToRent;
  readonly error: CombinedError | undefined;
  readonly onRefresh: () => void;
}

function RightToRentView({ shown, error, onRefresh }: RightToRentViewProps) {
  const { t } = useTranslation(["right-to-rent", "desk"]);
  const [isRecording, setRecording] = useState(false);
  const { toasts, show, dismiss } = useToasts();
  useKeptFocus();
  const [newest] = shown.checks;
  const isForm = isRecording || newest === undefined;
  const changed = (text: string) => {
    setRecording(false);
    show(text);
    onRefresh();
  };
  return (
    <>
      <ConsoleFrame
        crumb={
          <TextLink crumb icon="arrow-left" href={casePath(shown.party.id)} linkAs={RoutedLink}>
            <AsTyped>{fullName(shown.party)}</AsTyped>
          </TextLink>
        }
        title={t("title")}
        status={<StatePill check={newest} />}
        lead={<Lead shown={shown} />}
        actions={
          <span className="screen-only">
            {isForm && newest && (
              <Button size="small" onClick={() => setRecording(false)}>
                {t("recorded.back")}
              </Button>
            )}
            {!isForm && (
              <Button size="small" onClick={() => window.print()}>
                {t("recorded.print")}
              </Button>
            )}
          </span>
        }
      >
        {error && <LoadProblem onRetry={onRefresh} />}
        {shown.purpose === "FOLLOW_UP" && <Alert title={t("followUp")} />}
        {newest && !isRecording ? (
          <RecordedView shown={shown} check={newest} onAgain={() => setRecording(true)} onChanged={changed} />
        ) : (
          <CheckFormView shown={shown} onRecorded={() => changed(t("record.saved"))} />
        )}
      </ConsoleFrame>
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel={t("desk:close")} />
    </>
  );
}

function StatePill({ check }: { readonly check: ShownCheck | undefined }) {
  const { t } = useTranslation("right-to-rent");
  const words = useCheckWords();
  if (!check) {
    return (
      <Pill state="todo" small>
        {t("state.none")}
      </Pill>
    );
  }
  const isDone = check.shows === "RIGHT" || check.state === "WITHOUT_EXCUSE";
  return (
    <Pill state={isDone ? "done" : check.state === "PROPOSED" ? "progress" : "missing"} small>
      {check.shows === "NO_RIGHT" ? t("state.noRight") : words.state(check.state)}
    </Pill>
  );
}

function Lead({ shown: { party, home, letting } }: Pick<RightToRentViewProps, "shown">) {
  const { t } = useTranslation("right-to-rent");
  const { language } = useLanguage();
  const agreement = letting.signedOn
    ? t("signed", { day: formatDate(language, letting.signedOn) })
    : t("expected", { day: formatDate(language, letting.agreementOn) });
  return (
    <AsTyped>
      {t("lead", {
        number: party.number,
        home,
        agreement,
        start: formatDate(language, letting.startsOn),
      })}
    </AsTyped>
  );
}
