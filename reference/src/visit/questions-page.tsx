import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { useTitleFocus } from "@latchkey/browser/navigation/title-focus.ts";
import { Questionnaire } from "@latchkey/ui/questionnaire/questionnaire.tsx";
import type { ReactNode } from "react";

interface QuestionsPageProps {
  readonly title: string;
  readonly lead: string;
  /** Whom or what the questions are about. */
  readonly subject: ReactNode;
  /** The form. */
  readonly children: ReactNode;
  /** It replaced another page, so its title takes focus. */
  readonly focused: boolean;
}

/** The questions for whoever was asked (spec 1 §2, reference pages). */
export function QuestionsPage({ title, lead, subject, children, focused }: QuestionsPageProps) {
  const focus = useTitleFocus();
  usePageTitle(title);
  return (
    <Questionnaire title={title} lead={lead} titleRef={focused ? focus : undefined}>
      {subject}
      {children}
    </Questionnaire>
  );
}
