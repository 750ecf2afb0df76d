import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { ConsolePanel, PlainPanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { ConsoleFrame } from "@latchkey/ui/frames/console-frame.tsx";
import emptyList from "@latchkey/ui/illustrations/empty-queue.svg";
import { PanelMessage } from "@latchkey/ui/panel-message/panel-message.tsx";
import { Pill } from "@latchkey/ui/pill/pill.tsx";
import { Table } from "@latchkey/ui/table/table.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { applicationPath, fullName, rightToRentPath } from "../desk/case-names.ts";
import { LoadProblem } from "../desk/load-problem.tsx";
import { useKeptQuery } from "../desk/use-kept-query.ts";
import { ErrorPage } from "../shell/error-page.tsx";
import { PageLoading } from "../shell/page-loading.tsx";
import { FollowUps, type ShownFollowUp } from "./follow-ups.graphql.ts";

type State = ShownFollowUp["state"];

/** The open ones first, then those that ask for nothing any more. */
const groups = [
  { name: "open", states: ["OVERDUE", "DUE", "LATER"] },
  { name: "over", states: ["DONE", "NOT_SHOWN", "ENDED"] },
] as const satisfies readonly { readonly name: string; readonly states: readonly State[] }[];

export function FollowUpsPage() {
  const { t } = useTranslation("follow-ups");
  usePageTitle(t("title"));
  useKeptFocus();
  const [{ data, error }, readAgain] = useKeptQuery({
    query: FollowUps,
    variables: {},
    requestPolicy: "cache-and-network",
  });
  const refresh = () => readAgain({ requestPolicy: "network-only" });
  if (!data) return error ? <ErrorPage onRetry={refresh} /> : <PageLoading />;
  const { followUps } = data;
  const overdue = followUps.filter(({ state }) => state === "OVERDUE");
  return (
    <ConsoleFrame title={t("title")} lead={t("lead")}>
      {error && <LoadProblem onRetry={refresh} />}
      {overdue.length > 0 && (
        <Alert tone="critical" title={t("late", { count: overdue.length })}>
          <AlertText>{t("lateText")}</AlertText>
        </Alert>
      )}
      {followUps.length === 0 ? (
        <PlainPanel label={t("title")}>
          <PanelMessage art={emptyList} title={t("empty.title")}>
            {t("empty.text")}
          </PanelMessage>
        </PlainPanel>
      ) : (
        groups.map(({ name, states }) => (
          <Group
            key={name}
            title={t(name)}
            followUps={followUps.filter(({ state }) => states.some((one) => one === state))}
          />
        ))
      )}
    </ConsoleFrame>
  );
}

interface GroupProps {
  readonly title: string;
  readonly followUps: readonly ShownFollowUp[];
}

function Group({ title, followUps }: GroupProps) {
  const { t } = useTranslation("follow-ups");
  const { language } = useLanguage();
  if (followUps.length === 0) return null;
  return (
    <ConsolePanel title={title} tools={<span className="soft">{followUps.length}</span>} flush>
      <Table
        label={title}
        headLabel={t("person")}
        columns={[
          { name: "agency", label: t("agency") },
          { name: "checkedOn", label: t("checkedOn") },
          { name: "checkBy", label: t("checkBy") },
          { name: "state", label: t("state") },
          { name: "act", label: t("act"), labelHidden: true },
        ]}
        rows={followUps.map((one) => ({
          id: one.partyId,
          head: <Who followUp={one} />,
          cells: {
            agency: <AsTyped>{one.agency}</AsTyped>,
            checkedOn: formatDate(language, one.checkedOn),
            checkBy: <CheckBy followUp={one} />,
            state: <StatePill state={one.state} />,
            act: <Act followUp={one} />,
          },
        }))}
      />
    </ConsolePanel>
  );
}

interface OfFollowUp {
  readonly followUp: ShownFollowUp;
}

function Who({ followUp }: OfFollowUp) {
  return (
    <>
      <TextLink href={applicationPath(followUp.applicationId)} linkAs={RoutedLink}>
        <AsTyped>{fullName(followUp)}</AsTyped>
      </TextLink>
      <br />
      <span className="soft">
        <AsTyped>{`${followUp.home}. ${followUp.number}`}</AsTyped>
      </span>
    </>
  );
}

function CheckBy({ followUp: { followUpBy, endedOn } }: OfFollowUp) {
  const { t } = useTranslation("follow-ups");
  const { language } = useLanguage();
  if (endedOn !== null) return t("endedOn", { day: formatDate(language, endedOn) });
  return followUpBy === null ? t("noCheck") : formatDate(language, followUpBy);
}

const pills = {
  OVERDUE: "missing",
  DUE: "progress",
  LATER: "todo",
  DONE: "done",
  NOT_SHOWN: "missing",
  ENDED: "waiting",
} as const satisfies Readonly<Record<State, string>>;

function StatePill({ state }: Pick<ShownFollowUp, "state">) {
  const { t } = useTranslation("follow-ups");
  return (
    <Pill state={pills[state]} small>
      {t(`states.${state}`)}
    </Pill>
  );
}

function Act({ followUp }: OfFollowUp) {
  const { t } = useTranslation("follow-ups");
  const isOpen = followUp.state === "OVERDUE" || followUp.state === "DUE";
  return (
    <TextLink href={rightToRentPath(followUp.partyId)} linkAs={RoutedLink}>
      {t(isOpen ? "checkNow" : "openRecord")}
      <span className="visually-hidden"> {fullName(followUp)}</span>
    </TextLink>
  );
}
