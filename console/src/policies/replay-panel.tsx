import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { replayPath } from "./policy-names.ts";
import { resultOf } from "./replay.graphql.ts";
import { ReplayFindings } from "./replay-findings.tsx";
import { ReplayStart } from "./replay-start.tsx";
import { ReplayStateView } from "./replay-state.tsx";
import { isOpenReplay, useReplay } from "./use-replay.ts";

interface ReplayPanelProps {
  readonly name: string;
  readonly revision: number;
  readonly isDirty: boolean;
}

/** The saved draft, tried on cases that are decided. */
export function ReplayPanel({ name, revision, isDirty }: ReplayPanelProps) {
  const { t } = useTranslation("policies");
  const { replay, isRead, hasFailed, refresh } = useReplay(name);
  const isRunning = replay !== undefined && isOpenReplay(replay);
  const result = replay && resultOf(replay);
  return (
    <>
      <ConsolePanel title={t("replay.title")}>
        <div className="stack">
          {hasFailed && <LoadProblem onRetry={refresh} />}
          {replay ? <ReplayStateView replay={replay} /> : <p className="soft">{t("replay.text")}</p>}
          {isRead && (
            <ReplayStart
              draft={{ name, revision }}
              isDirty={isDirty}
              isAgain={replay !== undefined && !isRunning}
              isRunning={isRunning}
              onStarted={refresh}
            />
          )}
          {result && (
            <TextLink href={replayPath(name)} linkAs={RoutedLink}>
              {t("replay.more")}
            </TextLink>
          )}
        </div>
      </ConsolePanel>
      {result && <ReplayFindings result={result} />}
    </>
  );
}
