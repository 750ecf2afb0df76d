import { type SectionName, sectionFromPath, sectionPath } from "@latchkey/domain/vocabulary/sections.ts";

/** Addresses of question pages: `/questions/{section}/{step}`, with the query string kept (spec 1 §2). */

export const stepAddress = (section: SectionName, step: string, search: string): string =>
  `/questions/${sectionPath(section)}/${step}${search}`;

/** The step that an address names; undefined outside of this section, and where none is named. */
export const stepInAddress = (section: SectionName, pathname: string): string | undefined => {
  const [, root, segment = "", step] = pathname.split("/");
  return root === "questions" && sectionFromPath(segment) === section && step ? step : undefined;
};

/** What question routes understand of their query string. */
export interface QuestionQuery {
  readonly progressId: number | undefined;
  readonly relatedObjectUuid: string | undefined;
  readonly remedialUuid: string | undefined;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const asUuid = (value: string | null): string | undefined => (value && UUID.test(value) ? value : undefined);

const asId = (value: string | null): number | undefined =>
  value && /^[0-9]{1,9}$/.test(value) ? Number(value) : undefined;

/** The names under which a section's object is found: the general one, the section's own, and an older one. */
const objectKeys = (section: SectionName): readonly string[] => [
  "related_object_uuid",
  `${sectionPath(section)}_uuid`,
  "income_uuid",
];

export const readQuery = (section: SectionName, search: string): QuestionQuery => {
  const query = new URLSearchParams(search);
  return {
    progressId: asId(query.get("progress_id")),
    relatedObjectUuid: objectKeys(section)
      .map((key) => asUuid(query.get(key)))
      .find((uuid) => uuid !== undefined),
    remedialUuid: asUuid(query.get("remedial_uuid")),
  };
};
