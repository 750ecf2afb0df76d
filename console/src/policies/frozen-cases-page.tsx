import { IsoDateGroup } from "@latchkey/browser/forms/iso-date-group.tsx";
import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { isCivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { addMonths } from "@latchkey/domain/rules/civil-span.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { csvText } from "@latchkey/members/calls/csv-text.ts";
import { csvFile, saveAsFile } from "@latchkey/members/calls/save-as-file.ts";
import { ErrorPage } from "@latchkey/members/loading/error-page.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { PageLoading } from "@latchkey/members/loading/page-loading.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { PanelFoot, PlainPanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { ConsoleFrame } from "@latchkey/ui/frames/console-frame.tsx";
import { Spinner } from "@latchkey/ui/spinner/spinner.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { ToastRegion } from "@latchkey/ui/toast/toast-region.tsx";
import { useToasts } from "@latchkey/ui/toast/use-toasts.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { closedReason } from "../desk/closed-reason.ts";
import { ReopenDialog } from "../desk/reopen-dialog.tsx";
import { ClosedPage } from "../shell/closed-page.tsx";
import { FrozenCases, type ShownDecidedCase } from "./freezes.graphql.ts";
import { FrozenCasesTable } from "./frozen-cases-table.tsx";
import { useFrozenName } from "./frozen-name.ts";
import { POLICIES_PATH } from "./policy-names.ts";

const MONTHS = 12;

/** Every case that was decided under frozen rules since a day, from which a lead opens them one by one. */
export function FrozenCasesPage() {
  const { id = "" } = useParams();
  const { t } = useTranslation(["freezes", "reopening", "desk"]);
  usePageTitle(t("freezes:page.plainTitle"));
  useKeptFocus();
  const [typed, setTyped] = useState(addMonths(londonDate(useNow()), -MONTHS));
  const [since, setSince] = useState(typed);
  const [{ data, error, fetching }, readAgain] = useKeptQuery({
    query: FrozenCases,
    variables: { id, since },
    requestPolicy: "cache-and-network",
  });
  const nameOf = useFrozenName([]);
  const [opening, setOpening] = useState<ShownDecidedCase>();
  const { toasts, show, dismiss } = useToasts();
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  const closed = error && closedReason(error);
  if (closed) return <ClosedPage reason={closed} />;
  if (!data) return error ? <ErrorPage onRetry={refresh} /> : <PageLoading />;
  const { freeze, cases } = data.frozenCases;
  return (
    <>
      <ConsoleFrame
        crumb={
          <TextLink crumb icon="arrow-left" href={POLICIES_PATH} linkAs={RoutedLink}>
            {t("freezes:page.crumb")}
          </TextLink>
        }
        title={<AsTyped>{t("freezes:page.title", { what: nameOf(freeze) })}</AsTyped>}
        lead={<AsTyped>{freeze.sentence}</AsTyped>}
        actions={<Download since={since} cases={cases} />}
      >
        {error && <LoadProblem onRetry={refresh} />}
        <PlainPanel label={t("freezes:page.plainTitle")}>
          <Since typed={typed} onTyped={setTyped} onShow={() => setSince(typed)} />
          {fetching && <Spinner label={t("freezes:page.show")} />}
          {cases.length === 0 ? (
            <p className="console-panel__body soft">{t("freezes:page.none")}</p>
          ) : (
            <>
              <FrozenCasesTable cases={cases} onOpen={setOpening} />
              <PanelFoot>
                <span className="soft">{t("freezes:page.shown", { count: cases.length })}</span>
              </PanelFoot>
            </>
          )}
        </PlainPanel>
      </ConsoleFrame>
      {opening && (
        <ReopenDialog
          partyId={opening.partyId}
          number={opening.number}
          onClose={() => setOpening(undefined)}
          onDone={(text) => {
            setOpening(undefined);
            show(text);
            refresh();
          }}
        />
      )}
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel={t("desk:close")} />
    </>
  );
}

interface SinceProps {
  readonly typed: string;
  readonly onTyped: (day: string) => void;
  readonly onShow: () => void;
}

function Since({ typed, onTyped, onShow }: SinceProps) {
  const { t } = useTranslation("freezes");
  const [isTried, setTried] = useState(false);
  const isWrong = !isCivilDate(typed);
  return (
    <form
      className="console-panel__body row"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isWrong) onShow();
      }}
    >
      <IsoDateGroup
        id="frozen-since"
        legend={t("page.since")}
        error={isTried && isWrong ? t("page.invalid") : undefined}
        labels={{ day: t("page.day"), month: t("page.month"), year: t("page.year") }}
        value={typed}
        onChange={onTyped}
      />
      <Button size="small" type="submit">
        {t("page.show")}
      </Button>
    </form>
  );
}

interface DownloadProps {
  readonly since: string;
  readonly cases: readonly ShownDecidedCase[];
}

function Download({ since, cases }: DownloadProps) {
  const { t } = useTranslation("freezes");
  const { language } = useLanguage();
  if (cases.length === 0) return null;
  const heads = (["number", "outcome", "decided", "reviewer", "second", "again"] as const).map((name) =>
    t(`page.${name}`),
  );
  const lines = cases.map(({ number, outcome, decidedAt, reviewer, second, isReopened }) => [
    number,
    t(`page.outcomes.${outcome}`),
    formatDayAndTime(language, decidedAt),
    reviewer,
    second ?? "",
    isReopened ? t("page.isAgain") : "",
  ]);
  return (
    <Button
      size="small"
      icon="download"
      onClick={() => saveAsFile(`decided-since-${since}.csv`, csvFile(csvText([heads, ...lines])))}
    >
      {t("page.download")}
    </Button>
  );
}
