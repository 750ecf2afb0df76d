import { namedDocumentsFor, type RequestSubject, reasonsFor } from "@latchkey/domain/review/request.ts";
import { type SectionFacts, sections } from "@latchkey/domain/sections/registry.ts";
import { type SectionName, sectionOfVariant } from "@latchkey/domain/vocabulary/sections.ts";
import type { OfferedStart, Section } from "@latchkey/domain/wizard/section.ts";
import { readIncome } from "../income/income-facts.ts";
import { type PartyRow, partyKeyOf } from "../parties/party-row.ts";
import { itemOf } from "../parties/standing.ts";
import type { Work } from "../platform/work/work.ts";
import { partyContextOf, readStoredItem } from "./walk.ts";

interface RequestAbout {
  /** null: it is the guarantor. */
  readonly incomeType: string | null;
  readonly name: string;
}

export interface OfferedSubject extends RequestSubject {
  readonly about: RequestAbout | null;
  readonly starts: readonly OfferedStart[];
}

type Reading = Pick<Work, "tx" | "services">;

interface Related {
  readonly uuid: string | null;
  readonly about: RequestAbout | null;
}

const SECTION: Related = { uuid: null, about: null };

const relatedObjects = async (
  { tx }: Reading,
  standing: PartyRow,
  name: SectionName,
): Promise<readonly Related[]> => {
  if (name !== "INCOME") return [SECTION];
  const { incomeSources, guarantor } = await readIncome(tx, partyKeyOf(standing));
  return [
    ...incomeSources.map(({ uuid, incomeType, companyName }) => ({
      uuid,
      about: { incomeType, name: companyName?.trim() ?? "" },
    })),
    ...(guarantor
      ? [
          {
            uuid: guarantor.uuid,
            about: { incomeType: null, name: `${guarantor.firstName} ${guarantor.lastName}`.trim() },
          },
        ]
      : []),
    SECTION,
  ];
};

const startsOf = async <Name extends SectionName>(
  work: Reading,
  standing: PartyRow,
  { name, uuid }: { readonly name: Name; readonly uuid: string | null },
): Promise<readonly OfferedStart[]> => {
  const section: Section<SectionFacts[Name]> = sections[name];
  const place = { section: name, relatedObjectUuid: uuid };
  const answers = itemOf(standing, place)?.answers ?? {};
  const item = { name, relatedObjectUuid: uuid, remedialSectionUuid: null, answers };
  const stored = await readStoredItem(work, standing, { name, item });
  if (!stored) return [];
  // A request begins without answers of its own, on top of the inherited ones.
  const inherited = { ...stored, answerLayers: [...stored.answerLayers, {}] };
  return section.asks(inherited, partyContextOf(work, standing));
};

export const readRequestSubjects = async (
  work: Reading,
  standing: PartyRow,
): Promise<readonly OfferedSubject[]> => {
  const subjects: OfferedSubject[] = [];
  for (const variant of standing.sections) {
    const section = sectionOfVariant(variant);
    for (const { uuid, about } of await relatedObjects(work, standing, section)) {
      const starts = await startsOf(work, standing, { name: section, uuid });
      if (starts.length === 0) continue;
      subjects.push({
        section,
        relatedObjectUuid: uuid,
        about,
        starts,
        reasons: reasonsFor(variant),
        documentTypes: namedDocumentsFor(section),
      });
    }
  }
  return subjects;
};
