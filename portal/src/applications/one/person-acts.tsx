import { SaveProblem } from "@latchkey/members/saving/save-problem.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { useMe } from "../../shell/me.ts";
import { isOver } from "../status/application-status.ts";
import { NudgePerson, type Person, ResendInvitation, type ShownApplication } from "./application.graphql.ts";
import type { Asked } from "./asked.ts";
import { guaranteedBy, isAsked, needsGuarantor } from "./people.ts";
import { useRefusalText } from "./refusal-text.ts";

interface PersonActsProps {
  readonly application: ShownApplication;
  readonly person: Person;
  readonly onAsk: (asked: Asked) => void;
  readonly onDone: (text: string) => void;
}

/** The acts on one person. */
export function PersonActs({ application, person, onAsk, onDone }: PersonActsProps) {
  const { t } = useTranslation("application");
  const resend = useSave(ResendInvitation);
  const nudge = useSave(NudgePerson);
  const { rights } = useMe().user;
  const name = fullName(person);
  const { email, status, role, id: personId, invitation } = person;
  const failure = nudge.failure ?? resend.failure;
  const refused = useRefusalText(failure, name);
  const mayChangePeople = rights.includes("people");
  const getsGuarantor = mayChangePeople && needsGuarantor(application, person);
  const isReplaceable =
    mayChangePeople && (role !== "guarantor" || guaranteedBy(application, person).length > 0);
  if (isOver(person) && status !== "EXPIRED" && !getsGuarantor) return null;
  const act = async ({ save }: typeof resend | typeof nudge, told: string) => {
    if (await save({ id: application.id, personId })) onDone(told);
  };
  const asks = (what: "correct" | "withdraw" | "replace" | "guarantor") => onAsk({ what, personId });
  return (
    <>
      {failure && (
        <SaveProblem failure={failure} refusedTitle={refused && t("acts.notSent")} refused={refused} />
      )}
      {status === "INVITED" && (
        <TextButton aria-label={t("correct.openOf", { name })} onClick={() => asks("correct")}>
          {t("acts.correct")}
        </TextButton>
      )}
      {(status === "EXPIRED" || (isAsked(person) && invitation.signedInAt === null)) && (
        <TextButton
          aria-label={t("acts.resendTo", { name })}
          aria-busy={resend.isBusy || undefined}
          onClick={() => void act(resend, t("acts.resent", { email }))}
        >
          {t("acts.resend")}
        </TextButton>
      )}
      {isAsked(person) && (
        <TextButton
          aria-label={t("acts.nudgeOf", { name })}
          aria-busy={nudge.isBusy || undefined}
          onClick={() => void act(nudge, t("acts.nudged", { name }))}
        >
          {t("acts.nudge")}
        </TextButton>
      )}
      {!isOver(person) && isReplaceable && (
        <TextButton
          aria-label={t("acts.replaceOf", { name })}
          onClick={() => asks(role === "guarantor" ? "guarantor" : "replace")}
        >
          {t("acts.replace")}
        </TextButton>
      )}
      {getsGuarantor && (
        <TextButton aria-label={t("guarantor.openOf", { name })} onClick={() => asks("guarantor")}>
          {t("guarantor.open")}
        </TextButton>
      )}
      {!isOver(person) && (
        <TextButton critical aria-label={t("acts.withdrawOf", { name })} onClick={() => asks("withdraw")}>
          {t("acts.withdraw")}
        </TextButton>
      )}
    </>
  );
}
