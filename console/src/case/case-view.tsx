import { formatDayAndTime, formatSpan } from "@latchkey/browser/i18n/format-span.ts";
import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { lazyPage } from "@latchkey/browser/routing/lazy-page.tsx";
import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { objectIn } from "@latchkey/domain/rules/objects.ts";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { useDoneElsewhere } from "@latchkey/members/saving/use-done-elsewhere.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { ButtonLink } from "@latchkey/ui/button/button-link.tsx";
import { ConsoleFrame, ConsoleSplit } from "@latchkey/ui/frames/console-frame.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { ToastRegion } from "@latchkey/ui/toast/toast-region.tsx";
import { useToasts } from "@latchkey/ui/toast/use-toasts.ts";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import type { CombinedError } from "urql";
import { decisionPath, documentPath, QUEUE_PATH } from "../desk/case-names.ts";
import { FreezeAlert } from "../desk/freeze-alert.tsx";
import { StatusPill } from "../desk/status-pill.tsx";
import { useShortcuts } from "../shortcuts/use-shortcuts.ts";
import type { ShownDossier } from "./case.graphql.ts";
import { FactsPanel } from "./facts-panel.tsx";
import { FailedEmails } from "./failed-emails.tsx";
import { HoldBar } from "./hold-bar.tsx";
import { NotesPanel } from "./notes-panel.tsx";
import { EventsPanel, RequestsPanel } from "./rail-panels.tsx";
import { SectionPanel } from "./section-panel.tsx";

/** A chunk of its own, because few policies ask for outside results. */
const OutsidePanel = lazyPage({
  script: pageScript(() => import("./outside/outside-panel.tsx")),
  component: (module) => module.OutsidePanel,
  texts: ["outside", "member-file"],
  loader: null,
});

/** A chunk of its own with its texts, because few cases are put on hold. */
const CaseHoldBar = lazyPage({
  script: pageScript(() => import("./case-hold-bar.tsx")),
  component: (module) => module.CaseHoldBar,
  texts: ["case-hold"],
  loader: null,
});

const GiveCase = lazyPage({
  script: pageScript(() => import("./give-case.tsx")),
  component: (module) => module.GiveCase,
  texts: ["assign"],
  loader: null,
});

const GivenNote = lazyPage({
  script: pageScript(() => import("./give-case.tsx")),
  component: (module) => module.GivenNote,
  texts: ["assign"],
  loader: null,
});

const CallsPanel = lazyPage({
  script: pageScript(() => import("./calls-panel.tsx")),
  component: (module) => module.CallsPanel,
  texts: ["applicant-calls", "validation"],
  loader: null,
});

const KnownPerson = lazyPage({
  script: pageScript(() => import("./known-person.tsx")),
  component: (module) => module.KnownPerson,
  texts: ["known-people"],
  loader: null,
});

/** A chunk of its own with its texts, which the documents of the case do not need. */
const SanctionsPanel = lazyPage({
  script: pageScript(() => import("./sanctions/sanctions-panel.tsx")),
  component: (module) => module.SanctionsPanel,
  texts: ["sanctions"],
  loader: null,
});

interface CaseViewProps {
  readonly shown: ShownDossier;
  /** The newest state did not come. */
  readonly error: CombinedError | undefined;
  readonly onRefresh: () => void;
}

/** The way back leads to what the queue has listed. */
const useQueueAddress = (): string => {
  const { state } = useLocation();
  const { queue } = objectIn(state);
  return typeof queue === "string" ? QUEUE_PATH + queue : QUEUE_PATH;
};

/** In the order of the page. */
const firstToJudge = ({ party, documents }: ShownDossier) =>
  party.sections
    .flatMap(({ name }) => documents.filter(({ section }) => section === name))
    .find(({ verdict }) => verdict === null);

export function CaseView({ shown, error, onRefresh }: CaseViewProps) {
  const { t } = useTranslation(["case", "desk"]);
  const navigate = useNavigate();
  const back = useQueueAddress();
  const { toasts, show, dismiss } = useToasts();
  const { party } = shown;
  useKeptFocus();
  useDoneElsewhere(show);
  const changed = (text: string) => {
    show(text);
    onRefresh();
  };
  const toJudge = firstToJudge(shown);
  const { state } = useLocation();
  const openFirst = () => toJudge && void navigate(documentPath(shown.id, toJudge.id), { state });
  useShortcuts([
    { keys: "u", label: t("keys.back"), run: () => void navigate(back) },
    ...(toJudge ? [{ keys: "o", label: t("keys.document"), run: openFirst }] : []),
  ]);
  return (
    <>
      <ConsoleFrame
        crumb={
          <TextLink crumb icon="arrow-left" href={back} linkAs={RoutedLink}>
            {t("crumb")}
          </TextLink>
        }
        title={<AsTyped>{fullName(party)}</AsTyped>}
        status={<StatusPill {...party} />}
        lead={<Lead shown={shown} />}
        actions={<DecisionLink shown={shown} />}
      >
        {error && <LoadProblem onRetry={onRefresh} />}
        <FreezeAlert freeze={shown.freeze} />
        <FailedEmails shown={shown} />
        {shown.givenNote && <GivenNote note={shown.givenNote} />}
        <HoldBar shown={shown} onChanged={onRefresh} onDone={show} />
        <div className={shown.caseHold ? "stack" : "row"}>
          <CaseHoldBar shown={shown} onDone={changed} />
          <GiveCase shown={shown} onDone={changed} onRefresh={onRefresh} />
        </div>
        <ConsoleSplit
          rail={
            <>
              <NotesPanel shown={shown} onDone={show} />
              <CallsPanel shown={shown} onDone={changed} />
              <SanctionsPanel partyId={shown.id} standing={shown.sanctions} />
              <RequestsPanel shown={shown} />
              <EventsPanel shown={shown} />
              <KnownPerson shown={shown} onClosed={onRefresh} />
            </>
          }
        >
          <FactsPanel shown={shown} />
          {shown.outsideSlots.length > 0 && (
            <OutsidePanel
              partyId={shown.id}
              slots={shown.outsideSlots}
              results={shown.outsideResults}
              earlier={shown.earlierOutside}
              mayRecord={shown.heldByYou}
              onDone={changed}
            />
          )}
          {party.sections.map((section) => (
            <SectionPanel key={section.name} shown={shown} section={section} onDone={changed} />
          ))}
        </ConsoleSplit>
      </ConsoleFrame>
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel={t("desk:close")} />
    </>
  );
}

/** To the page on which the case is decided, as soon as there is something to decide or to see. */
function DecisionLink({ shown: { id, party } }: Pick<CaseViewProps, "shown">) {
  const { t } = useTranslation("case");
  const navigate = useNavigate();
  const { state } = useLocation();
  const isWithReviewers = party.status === "SUBMITTED" || party.status === "IN_REVIEW";
  const isOpen = party.stage === "PROPOSED" || party.stage === "AGREED";
  const mayOpen = isWithReviewers || party.status === "DECIDED";
  const label = isWithReviewers ? (isOpen ? t("decide.proposed") : t("decide.go")) : t("decide.decided");
  useShortcuts(mayOpen ? [{ keys: "d", label, run: () => void navigate(decisionPath(id), { state }) }] : []);
  if (!mayOpen) return null;
  return (
    <ButtonLink
      variant={isWithReviewers ? "primary" : undefined}
      size="small"
      href={decisionPath(id)}
      linkAs={RoutedLink}
    >
      {label}
    </ButtonLink>
  );
}

function Lead({ shown: { party, round } }: Pick<CaseViewProps, "shown">) {
  const { t } = useTranslation("case");
  const { language } = useLanguage();
  const age = formatSpan(language, useNow() - Date.parse(party.since));
  const sent =
    party.submittedAt === null
      ? t("notSent")
      : t("sentAt", { at: formatDayAndTime(language, party.submittedAt), age });
  const lead = [`${party.number}, ${sent}`, round > 1 && t("round", { round })].filter(Boolean).join(". ");
  return <TypedIn text={lead} typed={party.number} />;
}
