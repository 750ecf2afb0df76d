import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { policyChanges } from "@latchkey/domain/policies/policy-changes.ts";
import type { ShownReplay } from "@latchkey/domain/replay/shown-replay.ts";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Diff } from "@latchkey/ui/diff/diff.tsx";
import { ConsoleFrame, ConsoleSplit } from "@latchkey/ui/frames/console-frame.tsx";
import { Table } from "@latchkey/ui/table/table.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import type { ShownPolicy } from "./policies.graphql.ts";
import { contentOf, policyPath } from "./policy-names.ts";
import { type PolicyReplay, resultOf } from "./replay.graphql.ts";
import { ReplayFindings } from "./replay-findings.tsx";
import { ReplayGroups } from "./replay-groups.tsx";
import { ReplayStart } from "./replay-start.tsx";
import { ReplayStateView } from "./replay-state.tsx";
import { usePlaceNames } from "./use-place-names.ts";
import { isOpenReplay, useReplay } from "./use-replay.ts";

export function ReplayView({ policy }: { readonly policy: ShownPolicy }) {
  const { t } = useTranslation("policies");
  const { name, draft, versions } = policy;
  const { replay, isRead, hasFailed, refresh } = useReplay(name);
  const shown = draft ?? versions[0];
  const isRunning = replay !== undefined && isOpenReplay(replay);
  const result = replay && resultOf(replay);
  return (
    <ConsoleFrame
      crumb={
        <TextLink crumb icon="arrow-left" href={policyPath(name)} linkAs={RoutedLink}>
          {shown ? contentOf(shown).title : name}
        </TextLink>
      }
      title={t("replay.title")}
      lead={t("replay.lead")}
    >
      {hasFailed && <LoadProblem onRetry={refresh} />}
      <ConsoleSplit
        wideRail
        rail={
          <>
            {result && <ReplayFindings result={result} />}
            {result && <ReplayGroups result={result} />}
            {replay && <Kept replay={replay} />}
          </>
        }
      >
        {replay?.isOfDraft && <Tried policy={policy} />}
        <ConsolePanel title={t("replay.result")} tools={result && <People result={result} />}>
          <div className="stack">
            {replay ? <ReplayStateView replay={replay} /> : isRead && <p>{t("replay.never")}</p>}
            {isRead && draft && (
              <ReplayStart
                draft={{ name, revision: draft.revision }}
                isDirty={false}
                isAgain={replay !== undefined && !isRunning}
                isRunning={isRunning}
                onStarted={refresh}
              />
            )}
          </div>
        </ConsolePanel>
        {result && <Reasons result={result} />}
      </ConsoleSplit>
    </ConsoleFrame>
  );
}

/** The sums of the draft that differ from the newest version. */
function Tried({ policy: { versions, draft } }: { readonly policy: ShownPolicy }) {
  const { t } = useTranslation("policies");
  const { nameOf, wordsOf } = usePlaceNames();
  const [newest] = versions;
  if (!newest || !draft) return null;
  const changes = policyChanges(contentOf(newest), contentOf(draft)).filter(({ place }) =>
    place.startsWith("criteria."),
  );
  if (changes.length === 0) return null;
  const title = t("replay.tried", { version: newest.version });
  return (
    <ConsolePanel title={title}>
      <Diff
        label={title}
        items={changes.map(({ place, before, after }) => ({
          key: place,
          name: nameOf(place),
          before: wordsOf(before),
          after: wordsOf(after),
        }))}
      />
    </ConsolePanel>
  );
}

function People({ result: { people } }: { readonly result: ShownReplay }) {
  const { t } = useTranslation("policies");
  const { language } = useLanguage();
  return (
    <span className="soft">{t("replay.people", { count: people, n: people.toLocaleString(language) })}</span>
  );
}

function Reasons({ result: { reasons } }: { readonly result: ShownReplay }) {
  const { t } = useTranslation("policies");
  const { language } = useLanguage();
  const { nameOf } = usePlaceNames();
  if (reasons.length === 0) return null;
  return (
    <ConsolePanel title={t("replay.reasons.title")} flush>
      <Table
        label={t("replay.reasons.title")}
        headLabel={t("replay.reasons.part")}
        columns={[
          { name: "worse", label: t("replay.reasons.worse"), numeric: true },
          { name: "better", label: t("replay.reasons.better"), numeric: true },
        ]}
        rows={reasons.map(({ part, better, worse }) => ({
          id: part,
          head: nameOf(`criteria.${part}`),
          cells: { worse: worse.toLocaleString(language), better: better.toLocaleString(language) },
        }))}
      />
      <div className="console-panel__body">
        <p className="meta">{t("replay.reasons.several")}</p>
      </div>
    </ConsolePanel>
  );
}

function Kept({ replay: { requestedBy, requestedAt } }: { readonly replay: PolicyReplay }) {
  const { t } = useTranslation("policies");
  const { language } = useLanguage();
  return (
    <ConsolePanel title={t("replay.kept")}>
      <p>{t("replay.keptText", { name: requestedBy, day: formatDate(language, requestedAt) })}</p>
    </ConsolePanel>
  );
}
