import { type RentalAnswers, untouchedAnswers } from "@latchkey/domain/references/rental.ts";
import { useEffect, useState } from "react";
import { type DeclineDraft, untouchedDecline } from "../decline/decline-form.tsx";
import { DeclinePage } from "../decline/decline-page.tsx";
import { ClosedPage } from "../pages/closed-page.tsx";
import { FailurePage, keepDrawing } from "../pages/failure-page.tsx";
import { OpeningPage } from "../pages/opening-page.tsx";
import { QuestionsPage } from "../questions/questions-page.tsx";
import { goToDecline } from "../session/place.ts";
import type { ReferenceSession } from "../session/reference-session.ts";
import { useReference } from "./use-reference.ts";

interface ReferencePageProps {
  readonly isDeclining: boolean;
  readonly session: ReferenceSession;
}

/** Everything behind the link of a reference. What was typed stays here, whatever happens to the requests. */
export function ReferencePage({ isDeclining, session }: ReferencePageProps) {
  const { stage, tryAgain, sendReply, sendDecline } = useReference(session);
  const [answers, setAnswers] = useState<RentalAnswers>(untouchedAnswers);
  const [draft, setDraft] = useState<DeclineDraft>(untouchedDecline);
  const [hasMoved, setMoved] = useState(false);
  const isOpen = stage.at === "open";
  useEffect(() => {
    if (isOpen) keepDrawing();
  }, [isOpen]);
  const move = (go: () => void) => () => {
    setMoved(true);
    go();
  };
  if (stage.at === "opening") return <OpeningPage />;
  if (stage.at === "closed") return <ClosedPage reason={stage.reason} />;
  if (stage.at === "failed") {
    const hasTyped = stage.review !== undefined;
    return <FailurePage failure={stage.failure} hasTyped={hasTyped} onTryAgain={move(tryAgain)} />;
  }
  const { review, isSending } = stage;
  if (isDeclining) {
    const form = { draft, onDraft: setDraft, isSending, onSend: sendDecline };
    return <DeclinePage review={review} {...form} />;
  }
  return (
    <QuestionsPage
      review={review}
      answers={answers}
      onAnswers={setAnswers}
      isSending={isSending}
      onSend={sendReply}
      onDecline={move(goToDecline)}
      focused={hasMoved}
    />
  );
}
