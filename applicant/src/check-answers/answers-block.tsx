import { ShownAnswer } from "@latchkey/browser/answers/shown-answer.tsx";
import { codeText } from "@latchkey/browser/i18n/code-text.ts";
import type { Card } from "@latchkey/domain/dashboard/derive.ts";
import { AnswerList } from "@latchkey/ui/answer-list/answer-list.tsx";
import { Block } from "@latchkey/ui/block/block.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { cardAddress, changeAddress } from "../answers/card-address.ts";
import { answerAnchor } from "../shell/answer-anchor.ts";
import { ApplicationLink } from "../shell/application-link.tsx";
import { isChangeable } from "./changeable.ts";
import type { AnsweredItem, AnsweredRow } from "./own-answers.graphql.ts";
import { useAnswerPieces } from "./use-answer-pieces.ts";
import { useNameOfStep } from "./use-name-of-step.ts";

interface AnswersBlockProps {
  readonly card: Card;
  readonly item: AnsweredItem | undefined;
  readonly isCopy: boolean;
}

export function AnswersBlock({ card, item, isCopy }: AnswersBlockProps) {
  const { t } = useTranslation(["check-answers", "dashboard"]);
  const section = t(`dashboard:section.${card.section}`);
  const about = useItemName(card);
  const title = [card.remedialUuid ? t("request", { section }) : section, about].filter(Boolean).join(": ");
  const isDone = card.status === "completed" || card.status === "submitted";
  const isNeeded = !card.waived;
  const rows = item?.rows ?? [];
  return (
    <Block heading={title}>
      {rows.length > 0 && <Rows rows={rows} card={card} about={about} isOpen={!isCopy && !card.disabled} />}
      {rows.length === 0 && isDone && <p className="soft">{t("nothing")}</p>}
      {!isDone && !isNeeded && <p className="soft">{t("dashboard:submit.waived", { section })}</p>}
      {!isDone && isNeeded && <p className="soft">{t("unfinished")}</p>}
      {!isDone && isNeeded && !isCopy && (
        <div className="screen-only">
          <TextLink
            icon="arrow-right"
            href={cardAddress(card)}
            linkAs={ApplicationLink}
            aria-label={t("goOnWith", { section: title })}
          >
            {t("goOn")}
          </TextLink>
        </div>
      )}
    </Block>
  );
}

const useItemName = ({ subtitle }: Card): string | undefined => {
  const { t } = useTranslation("dashboard");
  if (!subtitle) return undefined;
  if (subtitle.kind === "guarantor") return `${subtitle.firstName} ${subtitle.lastName}`.trim();
  const { companyName, incomeType } = subtitle;
  return companyName?.trim() || codeText(t, "", `incomeType.${incomeType}`);
};

interface RowsProps {
  readonly rows: readonly AnsweredRow[];
  readonly card: Card;
  readonly about: string | undefined;
  readonly isOpen: boolean;
}

function Rows({ rows, card, about, isOpen }: RowsProps) {
  const { t } = useTranslation("check-answers");
  const nameOf = useNameOfStep();
  const piecesOf = useAnswerPieces();
  const changeOf = ({ step }: AnsweredRow) => {
    const what = nameOf(card.section, step);
    return about ? t("changeOfItem", { what, item: about }) : t("changeOf", { what });
  };
  return (
    <AnswerList
      rows={rows.map((row) => ({
        key: row.step,
        id: answerAnchor(card.progressId, row.step),
        question: capitalised(nameOf(card.section, row.step)),
        answer: <ShownAnswer pieces={piecesOf(card.section, row)} />,
        change: isOpen && isChangeable(row) && (
          <TextLink href={changeAddress(card, row.step)} linkAs={ApplicationLink} aria-label={changeOf(row)}>
            {t("change")}
          </TextLink>
        ),
      }))}
    />
  );
}

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
