import { plainText } from "../rules/plain-text.ts";

const LONGEST_RECORD_NOTE = 500;

export const recordNoteIssue = plainText(LONGEST_RECORD_NOTE);
