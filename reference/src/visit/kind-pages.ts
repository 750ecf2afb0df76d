import type { ComponentType, ReactNode } from "react";
import type { ReasonWords } from "../decline/decline-form.tsx";
import type { Person } from "../session/person.ts";
import type { IsReview } from "../session/reference-session.ts";

export interface KindWords {
  readonly title: string;
  readonly lead: string;
  readonly decline: ReasonWords;
  readonly end: {
    readonly where: (name: string, provider: string) => string;
    readonly truth: string;
    readonly cannot: string;
  };
}

/** `typed`: the name or address in the text, which is not translated. */
export interface SubjectLine {
  readonly text: string;
  readonly typed?: string;
}

export interface SubjectWords {
  readonly label: string;
  /** Empty where the applicant has stated nothing. */
  readonly lines: readonly (SubjectLine | undefined)[];
}

export interface QuestionsProps<Review, Answers, Reply> {
  readonly review: Review;
  readonly answers: Answers;
  readonly onAnswers: (answers: Answers) => void;
  readonly onSend: (reply: Reply) => void;
  readonly end: ReactNode;
}

/** Differences between the pages of a tenancy, a job and a business. */
export interface KindPages<Review extends Person, Answers extends object, Reply extends object> {
  /** Checks that the body has the fields of the page. */
  readonly isReview: IsReview<Review>;
  readonly untouched: Answers;
  readonly useWords: () => KindWords;
  /** @param month formats the month of a civil date */
  readonly useSubject: (review: Review, month: (date: string) => string) => SubjectWords;
  readonly Questions: ComponentType<QuestionsProps<Review, Answers, Reply>>;
}
