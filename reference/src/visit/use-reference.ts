import type { Decline } from "@latchkey/domain/references/decline.ts";
import { parseReplyDraft } from "@latchkey/domain/references/reply-draft.ts";
import { use, useCallback, useEffect, useReducer, useRef } from "react";
import { TellBrand } from "../session/brand.ts";
import { nameOf, type Person } from "../session/person.ts";
import { goToThanks } from "../session/place.ts";
import { linkAt, type ReferenceLink } from "../session/reference-link.ts";
import type { ReferenceSession } from "../session/reference-session.ts";
import type { KindPages } from "./kind-pages.ts";
import { nextStage, type Stage } from "./stage.ts";

interface ReferenceVisit<Review, Reply> {
  readonly stage: Stage<Review>;
  readonly tryAgain: () => void;
  readonly sendReply: (reply: Reply) => void;
  readonly sendDecline: (decline: Decline) => void;
}

export const useReference = <Review extends Person, Answers extends object, Reply extends object>(
  session: ReferenceSession,
  { isReview, untouched }: KindPages<Review, Answers, Reply>,
  onDraft: (answers: Answers) => void,
): ReferenceVisit<Review, Reply> => {
  const [stage, tell] = useReducer(nextStage<Review>, { at: "opening" });
  const tellBrand = use(TellBrand);
  const isSending = useRef(false);
  const takeDraft = useRef(onDraft);

  const open = useCallback(async () => {
    const link = linkAt(window.location);
    const outcome = link ? await session.read(link, isReview) : ({ closed: "NOT_FOUND" } as const);
    if ("value" in outcome) {
      const draft = parseReplyDraft(untouched, outcome.value.draft);
      if (draft) takeDraft.current(draft);
      tellBrand(outcome.value.brand);
      tell({ kind: "opened", review: outcome.value.review });
    } else if ("closed" in outcome) tell({ kind: "closed", reason: outcome.closed });
    else tell({ kind: "failed", failure: outcome.failure });
  }, [session, isReview, untouched, tellBrand]);

  useEffect(() => void open(), [open]);

  const review = stage.at === "open" ? stage.review : undefined;
  const send = async (
    declined: boolean,
    sent: (link: ReferenceLink) => ReturnType<ReferenceSession["reply"]>,
  ) => {
    const link = linkAt(window.location);
    // A second press during the first request is ignored.
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
