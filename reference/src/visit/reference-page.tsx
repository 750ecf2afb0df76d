import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { type ComponentType, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type DeclineDraft, untouchedDecline } from "../decline/decline-form.tsx";
import { DeclinePage } from "../decline/decline-page.tsx";
import { ClosedPage } from "../pages/closed-page.tsx";
import { FailurePage, keepDrawing } from "../pages/failure-page.tsx";
import { OpeningPage } from "../pages/opening-page.tsx";
import type { Person } from "../session/person.ts";
import { goToDecline } from "../session/place.ts";
import type { ReferenceSession } from "../session/reference-session.ts";
import type { KindPages } from "./kind-pages.ts";
import { QuestionsEnd } from "./questions-end.tsx";
import { QuestionsPage } from "./questions-page.tsx";
import { ShownToApplicant } from "./shown-to-applicant.tsx";
import { SubjectCard } from "./subject-card.tsx";
import { useKeptAnswers } from "./use-kept-answers.ts";
import { useReference } from "./use-reference.ts";

interface VisitProps {
  readonly isDeclining: boolean;
  readonly session: ReferenceSession;
}

export type Visit = ComponentType<VisitProps>;

interface ReferencePageProps<Review extends Person, Answers extends object, Reply extends object>
  extends VisitProps {
  readonly pages: KindPages<Review, Answers, Reply>;
}

/** Everything behind the link of a reference. It keeps the typed answers through every failed request. */
function ReferencePage<Review extends Person, Answers extends object, Reply extends object>({
  pages,
  isDeclining,
  session,
}: ReferencePageProps<Review, Answers, Reply>) {
  const { untouched, useWords } = pages;
  const words = useWords();
  const [answers, setAnswers] = useState<Answers>(untouched);
  const [stored, setStored] = useState<Answers>(untouched);
  const { stage, tryAgain, sendReply, sendDecline } = useReference(session, pages, (kept) => {
    setAnswers(kept);
    setStored(kept);
  });
  const [draft, setDraft] = useState<DeclineDraft>(untouchedDecline);
  const [hasMoved, setMoved] = useState(false);
  const isOpen = stage.at === "open";
  useKeptAnswers(session, { answers, stored, isOpen: isOpen && !stage.isSending });
  useEffect(() => {
    if (isOpen) keepDrawing();
  }, [isOpen]);
  const move = (go: () => void) => () => {
    setMoved(true);
    go();
  };
  if (stage.at === "opening") return <OpeningPage {...words} />;
  if (stage.at === "closed") return <ClosedPage reason={stage.reason} session={session} />;
  if (stage.at === "failed") {
    const hasTyped = stage.review !== undefined;
    return <FailurePage failure={stage.failure} hasTyped={hasTyped} onTryAgain={move(tryAgain)} />;
  }
  const { review, isSending } = stage;
  const subject = <SubjectCard pages={pages} review={review} />;
  if (isDeclining) {
    const form = { reasons: words.decline, draft, onDraft: setDraft, isSending, onSend: sendDecline };
    return <DeclinePage subject={subject} name={review.first_name} {...form} />;
  }
  const end = { words: words.end, name: review.first_name, isSending, onDecline: move(goToDecline) };
  return (
    <QuestionsPage title={words.title} lead={words.lead} subject={subject} focused={hasMoved}>
      <ShownToApplicant name={review.first_name} />
      {stored !== untouched && <NotSent />}
      <pages.Questions
        review={review}
        answers={answers}
        onAnswers={setAnswers}
        onSend={sendReply}
        end={<QuestionsEnd {...end} />}
      />
    </QuestionsPage>
  );
}

function NotSent() {
  const { t } = useTranslation("reference");
  return (
    <Alert tone="caution" title={t("notSent.title")}>
      <AlertText>{t("notSent.text")}</AlertText>
    </Alert>
  );
}

export const visitOf = <Review extends Person, Answers extends object, Reply extends object>(
  pages: KindPages<Review, Answers, Reply>,
): Visit =>
  function ReferenceVisit(visit) {
    return <ReferencePage pages={pages} {...visit} />;
  };
