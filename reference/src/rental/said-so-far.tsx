import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { type RentalAnswers, rentalQuestions } from "@latchkey/domain/references/rental.ts";
import { PlainList } from "@latchkey/ui/plain-list/plain-list.tsx";
import { useId } from "react";
import { useTranslation } from "react-i18next";

interface SaidSoFarProps {
  readonly answers: RentalAnswers;
  readonly name: string;
}

/** The answers in sentences: they are preselected, so that a page which was not read could be sent. */
export function SaidSoFar({ answers, name }: SaidSoFarProps) {
  const { t } = useTranslation("rental");
  const id = useId();
  const items = rentalQuestions.flatMap((question) => {
    const { answer } = answers[question];
    if (answer === undefined) return [];
    const said = t(`${question}.${answer ? "yes" : "no"}`, { name });
    return [{ key: question, text: <TypedIn text={said} typed={name} /> }];
  });
  return (
    <section className="question" aria-labelledby={id}>
      <h2 id={id}>{t("title")}</h2>
      <PlainList items={items} />
    </section>
  );
}
