import { isObject } from "../rules/objects.ts";
import { LONGEST_REVIEW } from "./rental.ts";

const isFieldLike = (untouched: unknown, value: unknown): boolean => {
  if (typeof untouched === "string") return typeof value === "string" && value.length <= LONGEST_REVIEW;
  if (typeof untouched === "boolean") return typeof value === "boolean" || value === null;
  return isObject(untouched) && isDraftLike(untouched, value);
};

const isDraftLike = (untouched: object, value: unknown): boolean =>
  isObject(value) &&
  Object.keys(value).length === Object.keys(untouched).length &&
  Object.entries(untouched).every(([name, field]) => name in value && isFieldLike(field, value[name]));

const withoutNulls = (value: unknown): unknown => {
  if (value === null) return undefined;
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withoutNulls(field)]))
    : value;
};

const withNulls = (value: unknown): unknown => {
  if (value === undefined) return null;
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withNulls(field)]))
    : value;
};

export const draftBody = (answers: object): unknown => withNulls(answers);

/**
 * @param untouched the initial form, as the shape of fields and types
 * @returns undefined for what is no draft of such a form
 */
export const parseReplyDraft = <Form extends object>(untouched: Form, body: unknown): Form | undefined =>
  isDraftLike(untouched, body) ? (withoutNulls(body) as Form) : undefined;
