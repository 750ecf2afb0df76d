import type { ComponentType, ReactNode } from "react";
import type { ReasonWords } from "../decline/decline-form.tsx";
import type { IsReview, Person } from "../session/reference-session.ts";

/** What a page of a kind calls things. */
export interface KindWords {
  readonly title: string;
  readonly lead: string;
  /** Why somebody does not answer. */
  readonly decline: ReasonWords;
  readonly end: {
    /** Where the answers go, and who may see them. */
    readonly where: (name: string, provider: string) => string;
    /** With tags: what may be written. */
    readonly truth: string;
    /** The way to not answering. */
    readonly cannot: string;
  };
}

/** What the summary card says below the name. */
export interface SubjectWords {
  /** Read out before the name. */
  readonly label: string;
  /** Nothing where the applicant has told nothing. */
  readonly lines: readonly (string | undefined)[];
}

export interface QuestionsProps<Review, Answers, Reply> {
  readonly review: Review;
  readonly answers: Answers;
  readonly onAnswers: (answers: Answers) => void;
  readonly onSend: (reply: Reply) => void;
  /** The button that submits the form, and what to know before that. */
  readonly end: ReactNode;
}

/** In what the pages of a tenancy, a job and a business differ. */
export interface KindPages<Review extends Person, Answers extends object, Reply extends object> {
  /** Whether the server has sent what the page shows of this person. */
  readonly isReview: IsReview<Review>;
  /** Before anybody has answered. */
  readonly untouched: Answers;
  readonly useWords: () => KindWords;
  /** @param month writes the month of a civil date */
  readonly useSubject: (review: Review, month: (date: string) => string) => SubjectWords;
  readonly Questions: ComponentType<QuestionsProps<Review, Answers, Reply>>;
}
