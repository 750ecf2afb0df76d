import { ConsoleSplit } from "@latchkey/ui/frames/console-frame.tsx";
import { ConditionsPanel } from "./conditions-panel.tsx";
import { CountsPanel } from "./counts-panel.tsx";
import type { Desk } from "./decision.graphql.ts";
import { DueDiligencePanel } from "./due-diligence-panel.tsx";
import { EarlierPanel } from "./earlier-panel.tsx";
import { NumbersPanel } from "./numbers-panel.tsx";
import { PreviewPanel } from "./preview-panel.tsx";
import { ProposalPanel } from "./proposal-panel.tsx";
import { Propose } from "./propose.tsx";
import { SecondLookPanel } from "./second-look-panel.tsx";

interface DecisionWorkProps {
  readonly desk: Desk;
  readonly onDone: (text: string) => void;
  /** A decision was sent, proposed or answered. */
  readonly onAnswered: (text: string) => void;
  /** The shown evidence is out of date. */
  readonly onStale: () => void;
}

/** Shows the form without an open decision, and the proposal with one. */
export function DecisionWork({ desk, onDone, onAnswered, onStale }: DecisionWorkProps) {
  const { open, mayDecide, openIsYours } = desk;
  const evidence = (
    <>
      <CountsPanel desk={desk} />
      <NumbersPanel desk={desk} />
      <DueDiligencePanel desk={desk} onRecorded={onStale} />
    </>
  );
  if (mayDecide) {
    return (
      <Propose desk={desk} onDone={onAnswered} onStale={onStale} after={<EarlierPanel desk={desk} />}>
        {evidence}
      </Propose>
    );
  }
  // A dropped or refused decision was never mailed.
  const shown = open ?? desk.earlier.find(({ state }) => state === "FINAL");
  return (
    <ConsoleSplit
      wideRail
      rail={
        shown && (
          <PreviewPanel
            desk={desk}
            outcome={shown.outcome}
            reasons={shown.reasons}
            conditions={shown.conditions}
            words={shown.words ?? ""}
          />
        )
      }
    >
      <ConditionsPanel desk={desk} onDone={onDone} />
      {open && <ProposalPanel desk={desk} open={open} onDone={onDone} />}
      {open?.state === "PROPOSED" && !openIsYours && (
        <SecondLookPanel key={open.id} desk={desk} open={open} onDone={onAnswered} />
      )}
      {evidence}
      <EarlierPanel desk={desk} />
    </ConsoleSplit>
  );
}
