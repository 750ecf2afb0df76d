import { formatMonth } from "@latchkey/browser/i18n/format.ts";
import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { Subject } from "@latchkey/ui/questionnaire/questionnaire.tsx";
import { nameOf, type Person } from "../session/person.ts";
import type { KindPages } from "./kind-pages.ts";

interface SubjectCardProps<Review extends Person, Answers extends object, Reply extends object> {
  readonly pages: KindPages<Review, Answers, Reply>;
  readonly review: Review;
}

export function SubjectCard<Review extends Person, Answers extends object, Reply extends object>({
  pages,
  review,
}: SubjectCardProps<Review, Answers, Reply>) {
  const { language } = useLanguage();
  const { label, lines } = pages.useSubject(review, (date) => formatMonth(language, date));
  const said = lines.flatMap((line) =>
    line?.text ? [{ key: line.text, text: <TypedIn typed={line.typed} text={line.text} /> }] : [],
  );
  return <Subject label={label} name={nameOf(review)} lines={said} />;
}
