import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useNow } from "@latchkey/members/shell/clock.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useKeepHolding } from "../desk/use-keep-holding.ts";
import { useShortcuts } from "../shortcuts/use-shortcuts.ts";
import { ReleaseParty, type ShownDossier, TakeParty } from "./case.graphql.ts";
import { TakeOverDialog } from "./take-over-dialog.tsx";
import { isForSomebodyElse, TakeProblem } from "./take-problem.tsx";

interface HoldBarProps {
  readonly shown: ShownDossier;
  /** The hold has moved to a colleague or has ended. */
  readonly onChanged: () => void;
  readonly onDone: (text: string) => void;
}

export function HoldBar({ shown, onChanged, onDone }: HoldBarProps) {
  const { t } = useTranslation("case");
  const { party, heldByYou } = shown;
  const now = useNow();
  const [isLost, setLost] = useState(false);
  const take = useSave(TakeParty, onChanged);
  const release = useSave(ReleaseParty);
  // The failure belongs to the last attempt: an earlier one no longer holds.
  const [attempt, setAttempt] = useState<"take" | "release">("take");
  useKeepHolding(shown.id, heldByYou, () => {
    setLost(true);
    onChanged();
  });
  const isToReview = party.status === "SUBMITTED" || party.status === "IN_REVIEW";
  const isHeld = shown.heldUntil !== null && Date.parse(shown.heldUntil) > now;
  const holder = isHeld && !heldByYou ? party.reviewer : null;
  const isOpen = isToReview && shown.mayTake && !isForSomebodyElse(take.failure);
  const mayTake = isOpen && !heldByYou && holder === null;
  const takeIt = async () => {
    setAttempt("take");
    if (!(await take.save({ partyId: shown.id }))) return;
    setLost(false);
    onDone(t("hold.taken"));
    onChanged();
  };
  const releaseIt = async () => {
    setAttempt("release");
    if (!(await release.save({ partyId: shown.id }))) return;
    onDone(t("hold.released"));
    onChanged();
  };
  useShortcuts(mayTake ? [{ keys: "t", label: t("hold.take"), run: () => void takeIt() }] : []);
  const { failure } = attempt === "take" ? take : release;
  return (
    <>
      {failure && <TakeProblem failure={failure} />}
      {isLost && !heldByYou && (
        <Alert tone="caution" title={t("hold.lost")} announced>
          <AlertText>{t("hold.lostText")}</AlertText>
        </Alert>
      )}
      {heldByYou && (
        <Alert
          title={t("hold.yours")}
          actions={
            <Button size="small" busy={release.isBusy} onClick={() => void releaseIt()}>
              {t("hold.release")}
            </Button>
          }
        >
          <AlertText>{t("hold.yoursText")}</AlertText>
        </Alert>
      )}
      {holder && (
        <Locked
          name={holder.name}
          partyId={shown.id}
          canTakeOver={isOpen}
          onTaken={() => {
            onDone(t("hold.taken"));
            onChanged();
          }}
        />
      )}
      {isToReview && !shown.mayTake && <p className="soft">{t("hold.notYou")}</p>}
      {mayTake && (
        <div>
          <Button variant="primary" size="small" busy={take.isBusy} onClick={() => void takeIt()}>
            {t("hold.take")}
          </Button>
        </div>
      )}
    </>
  );
}

interface LockedProps {
  readonly name: string;
  readonly partyId: string;
  readonly canTakeOver: boolean;
  readonly onTaken: () => void;
}

/** A colleague works on it: who, and what can be done all the same. */
function Locked({ name, partyId, canTakeOver, onTaken }: LockedProps) {
  const { t } = useTranslation("case");
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Alert
        tone="caution"
        title={t("hold.locked", { name })}
        actions={
          canTakeOver && (
            <Button size="small" onClick={() => setAsked(true)}>
              {t("hold.takeOver")}
            </Button>
          )
        }
      >
        <AlertText>{t("hold.lockedText")}</AlertText>
      </Alert>
      {isAsked && (
        <TakeOverDialog
          name={name}
          partyId={partyId}
          onClose={() => setAsked(false)}
          onTaken={() => {
            setAsked(false);
            onTaken();
          }}
        />
      )}
    </>
  );
}
