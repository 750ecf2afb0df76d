import type { Decline } from "@latchkey/domain/references/decline.ts";
import type { RentalReply } from "@latchkey/domain/references/rental.ts";
import { useCallback, useEffect, useReducer, useRef } from "react";
import { goToThanks } from "../session/place.ts";
import { linkAt, type ReferenceLink } from "../session/reference-link.ts";
import type { ReferenceSession, TenantReview } from "../session/reference-session.ts";
import { nextStage, type Stage } from "./stage.ts";

export interface ReferenceVisit {
  readonly stage: Stage;
  readonly tryAgain: () => void;
  readonly sendReply: (reply: RentalReply) => void;
  readonly sendDecline: (decline: Decline) => void;
}

const nameOf = ({ first_name, last_name }: TenantReview): string => `${first_name} ${last_name}`.trim();

/** Opens the reference of the link in the address, and sends what its holder says. */
export const useReference = (session: ReferenceSession): ReferenceVisit => {
  const [stage, tell] = useReducer(nextStage, { at: "opening" });
  const isSending = useRef(false);

  const open = useCallback(async () => {
    const link = linkAt(window.location);
    const outcome = link ? await session.read(link) : ({ closed: "NOT_FOUND" } as const);
    if ("value" in outcome) tell({ kind: "opened", review: outcome.value });
    else if ("closed" in outcome) tell({ kind: "closed", reason: outcome.closed });
    else tell({ kind: "failed", failure: outcome.failure });
  }, [session]);

  useEffect(() => void open(), [open]);

  const review = stage.at === "open" ? stage.review : undefined;
  const send = async (
    declined: boolean,
    sent: (link: ReferenceLink) => ReturnType<ReferenceSession["reply"]>,
  ) => {
    const link = linkAt(window.location);
    // A second press while the first is on its way.
    if (!link || !review || isSending.current) return;
    isSending.current = true;
    tell({ kind: "sending" });
    const outcome = await sent(link);
    isSending.current = false;
    if ("value" in outcome) goToThanks({ fullName: nameOf(review), declined });
    else if ("closed" in outcome) tell({ kind: "closed", reason: outcome.closed });
    else tell({ kind: "failed", failure: outcome.failure });
  };

  return {
    stage,
    tryAgain: () => {
      tell({ kind: "reopened" });
      if (stage.at === "failed" && !stage.review) void open();
    },
    sendReply: (reply) => void send(false, (link) => session.reply(link, reply)),
    sendDecline: (decline) => void send(true, (link) => session.decline(link, decline)),
  };
};
