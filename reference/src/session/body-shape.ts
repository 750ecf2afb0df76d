import { isObject } from "@latchkey/domain/rules/objects.ts";
import type { PersonBody } from "./person.ts";

export const isText = (value: unknown): value is string => typeof value === "string";

export const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);

export const isPerson = (body: unknown): body is PersonBody =>
  isObject(body) && isText(body.first_name) && isText(body.last_name);
