import { firstPart, textOfPieces } from "@latchkey/browser/answers/answer-pieces.ts";
import { ShownAnswer } from "@latchkey/browser/answers/shown-answer.tsx";
import { Deflist } from "@latchkey/ui/deflist/deflist.tsx";
import { Pill } from "@latchkey/ui/pill/pill.tsx";
import { useTranslation } from "react-i18next";
import type { SectionName } from "../graphql/operations.generated.ts";
import { useAnswerPieces, useCodeNames } from "./answer-pieces.tsx";
import type { ShownDossier, ShownItem, ShownRow } from "./case.graphql.ts";
import { SealedAnswer } from "./sealed-answer.tsx";

interface AnswersPartProps {
  readonly shown: Pick<ShownDossier, "id" | "changes">;
  readonly name: SectionName;
  readonly items: readonly ShownItem[];
}

/** The claims, item by item: a section of income has one for each source, a request one of its own. */
export function AnswersPart({ shown, name, items }: AnswersPartProps) {
  const { t } = useTranslation("case");
  const { step } = useCodeNames();
  const own = items.filter(({ remedialSectionUuid }) => remedialSectionUuid === null);
  const titleOf = (item: ShownItem): string | undefined => {
    if (item.remedialSectionUuid !== null) return t("section.request");
    return own.length > 1 ? t("section.item", { number: own.indexOf(item) + 1 }) : undefined;
  };
  // A step that is not asked any more stands in no item.
  const gone = shown.changes.filter((change) => change.section === name && change.after === null);
  return (
    <>
      {items.map((item) => {
        const title = titleOf(item);
        return (
          <div key={`${item.relatedObjectUuid}/${item.remedialSectionUuid}`} className="stack stack--tight">
            {title && <h3>{title}</h3>}
            <Deflist
              items={item.rows.map((row) => ({
                key: row.step,
                term: step(name, row.step),
                text: <Answer shown={shown} item={item} row={row} />,
              }))}
            />
          </div>
        );
      })}
      {gone.map((change) => (
        <p key={`${change.relatedObjectUuid}/${change.step}`} className="soft">
          {t("change.gone", { step: step(name, change.step) })}
        </p>
      ))}
    </>
  );
}

interface AnswerProps {
  readonly shown: Pick<ShownDossier, "id" | "changes">;
  readonly item: ShownItem;
  readonly row: ShownRow;
}

/** One answer, with what it was in the round before if it has changed since. */
function Answer({ shown, item, row }: AnswerProps) {
  const { t } = useTranslation("case");
  const answerPieces = useAnswerPieces();
  const piecesOf = (answer: ShownRow["answer"]) =>
    answerPieces(answer, { section: item.section, step: row.step });
  const change = shown.changes.find(
    ({ section, relatedObjectUuid, remedialSectionUuid, step, after }) =>
      after !== null &&
      section === item.section &&
      relatedObjectUuid === item.relatedObjectUuid &&
      remedialSectionUuid === item.remedialSectionUuid &&
      step === row.step,
  );
  return (
    <>
      {firstPart(row.answer)?.kind === "sealed" ? (
        <SealedAnswer partyId={shown.id} item={item} step={row.step} />
      ) : (
        <span className="lines">
          <ShownAnswer pieces={piecesOf(row.answer)} />
        </span>
      )}
      {change && (
        <span className="row">
          <Pill state="info" small icon="refresh">
            {change.before ? t("change.mark") : t("change.new")}
          </Pill>
          {change.before && (
            <span className="soft">
              {t("change.before", { answer: textOfPieces(piecesOf(change.before)) })}
            </span>
          )}
        </span>
      )}
    </>
  );
}
