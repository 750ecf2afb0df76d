import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { useTitleFocus } from "@latchkey/browser/navigation/title-focus.ts";
import { Questionnaire } from "@latchkey/ui/questionnaire/questionnaire.tsx";
import type { ReactNode } from "react";

interface QuestionsPageProps {
  readonly title: string;
  readonly lead: string;
  readonly subject: ReactNode;
  readonly children: ReactNode;
  /** It replaced another page, so its title takes focus. */
  readonly focused: boolean;
}

/** The questions to a referee (spec 1 §2, reference pages). */
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
