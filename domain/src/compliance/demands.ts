import { foldLetters } from "../rules/fold.ts";
import type { DemandWords } from "./demand-words/demand-words.ts";
import { sentencesOf } from "./rent-in-advance/sentences.ts";

/**
 * Demands in free text of a policy that the law of some countries forbids. The linter of policies looks for them: a text is no place to ask
 * for what no condition can ask for.
 */
export const demands = ["benefits", "children", "guarantor", "nationality", "rent_in_advance"] as const;
export type Demand = (typeof demands)[number];

type IsDemanded = (sentence: string, language: DemandWords) => boolean;

const isRefused =
  (kind: "benefits" | "children"): IsDemanded =>
  (sentence, words) =>
    words[kind].test(sentence) && words.refuses.test(sentence) && !words.guarantor.test(sentence);

const isDemanded: Readonly<Record<Demand, IsDemanded>> = {
  benefits: isRefused("benefits"),
  children: isRefused("children"),
  guarantor: (sentence, { guarantor, asks, benefits, children, because }) =>
    guarantor.test(sentence) &&
    asks.test(sentence) &&
    [benefits, children, because].some((reason) => reason.test(sentence)),
  nationality: (sentence, { nationality }) => nationality.test(sentence),
  rent_in_advance: (sentence, { asksAdvance }) => asksAdvance(sentence),
};

/** The demands in a text, and the sentence of each. @param words those of its language */
export const demandsIn = (text: string, words: DemandWords): ReadonlyMap<Demand, string> =>
  new Map(
    demands.flatMap((demand) => {
      const sentence = sentencesOf(text).find((one) =>
        isDemanded[demand](foldLetters(one).replace(/\s+/g, " "), words),
      );
      return sentence === undefined ? [] : [[demand, sentence.trim()] as const];
    }),
  );
