import { objectIn } from "@latchkey/domain/rules/objects.ts";
import { type SectionName, sectionFromPath, sectionPath } from "@latchkey/domain/vocabulary/sections.ts";

/** URLs of question pages: `/questions/{section}/{step}`, preserving the query string (spec 1 §2). */

export const stepAddress = (section: SectionName, step: string, search: string): string =>
  `/questions/${sectionPath(section)}/${step}${search}`;

/** The step in a URL; undefined outside of this section, or if there is none. */
export const stepInAddress = (section: SectionName, pathname: string): string | undefined => {
  const [, root, segment = "", step] = pathname.split("/");
  return root === "questions" && sectionFromPath(segment) === section && step ? step : undefined;
};

export interface QuestionQuery {
  readonly progressId: number | undefined;
  readonly relatedObjectUuid: string | undefined;
  readonly remedialUuid: string | undefined;
  /** The name of the step whose answer is being changed; Continue returns to the answers. */
  readonly change?: string | undefined;
}

const STEP = /^[A-Za-z-]{1,60}$/;

const asStep = (value: string | null): string | undefined => (value && STEP.test(value) ? value : undefined);

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const asUuid = (value: string | null): string | undefined => (value && UUID.test(value) ? value : undefined);

const asId = (value: string | null): number | undefined =>
  value && /^[0-9]{1,9}$/.test(value) ? Number(value) : undefined;

/** The parameter names for a section's object: the general one, the section's own, and a legacy one. */
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
    change: asStep(query.get("change")),
  };
};

/** Parameters that a partner adds on the return; they count only for the step that they lead to. */
const OUTCOMES = ["success", "konfirComplete"] as const;

/**
 * The query of the next step. It names the object that a step has created, so that a reload returns to it (spec 3 §4),
 * and drops a partner's outcome.
 */
export const searchAfter = (search: string, created: string | undefined): string => {
  const query = new URLSearchParams(search);
  const isOutcome = OUTCOMES.some((name) => query.has(name));
  const isNew = created !== undefined && asUuid(query.get("related_object_uuid")) !== created;
  if (!isOutcome && !isNew) return search;
  for (const name of OUTCOMES) query.delete(name);
  if (isNew) query.set("related_object_uuid", created);
  const text = query.toString();
  return text && `?${text}`;
};

interface KeptWithAddress {
  readonly record?: string;
}

/**
 * Tells one record from another: another query is another record, except that a wizard may name the object that it has
 * created. The key is stored with every address of the wizard, so that Back and Forward stay within it.
 */
export const recordKey = ({
  search,
  state,
}: {
  readonly search: string;
  readonly state: unknown;
}): string => {
  const { record } = objectIn(state);
  return typeof record === "string" ? record : search;
};

export const keepingRecord = (location: {
  readonly search: string;
  readonly state: unknown;
}): KeptWithAddress => ({
  record: recordKey(location),
});
