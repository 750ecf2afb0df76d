import { firstIssue } from "../rules/issue.ts";
import { required } from "../rules/plain.ts";
import { plainText } from "../rules/plain-text.ts";

/** A case is assigned, or handed over by its reviewer, with a note. */
export const noteKinds = ["note", "assigned", "handed_over"] as const;
export type NoteKind = (typeof noteKinds)[number];

export const LONGEST_NOTE = 4000;

export const noteIssue = firstIssue<string>(required(), plainText(LONGEST_NOTE));
