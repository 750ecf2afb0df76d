import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import type { Catalogue } from "./catalogue.ts";

type Sections = Readonly<Record<SectionName, Catalogue>>;

const ofEachStep = <Found>(words: Catalogue, read: (said: Catalogue) => Found | undefined) =>
  Object.fromEntries(
    Object.entries(words).flatMap(([step, said]) => {
      const found = typeof said === "string" ? undefined : read(said);
      return found === undefined ? [] : [[step, found] as const];
    }),
  );

const ofEachSection = <Found>(sections: Sections, read: (said: Catalogue) => Found | undefined) => ({
  IDENTITY: ofEachStep(sections.IDENTITY, read),
  INCOME: ofEachStep(sections.INCOME, read),
  RESIDENCE: ofEachStep(sections.RESIDENCE, read),
});

const phraseOf = ({ phrase }: Catalogue): string | undefined =>
  typeof phrase === "string" ? phrase : undefined;

const labelsIn = ({ label, choiceLabels }: Catalogue): Catalogue | undefined =>
  label === undefined && choiceLabels === undefined
    ? undefined
    : { ...(label !== undefined && { label }), ...(choiceLabels !== undefined && { choiceLabels }) };

/** What pages outside a section say of its steps: the section's own words are not loaded for it. */
export const phrasesOf = (sections: Sections) => ofEachSection(sections, phraseOf);

/** What reviewers read of steps and their choices. */
export const labelsOf = (sections: Sections) => ofEachSection(sections, labelsIn);
