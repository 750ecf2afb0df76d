import { type DocumentNode, getOperationAST, parse } from "graphql";
import { LIMITS } from "./limits.ts";

/** Whether a request asks or changes something: a change gets a transaction. */
export type OperationKind = "query" | "mutation";

const REMEMBERED = 500;
const documents = new Map<string, DocumentNode>();

const parseOnce = (source: string): DocumentNode | undefined => {
  const known = documents.get(source);
  if (known) return known;
  try {
    const document = parse(source, { noLocation: true, maxTokens: LIMITS.tokens });
    if (documents.size >= REMEMBERED) documents.clear();
    documents.set(source, document);
    return document;
  } catch {
    return undefined;
  }
};

/** undefined: not a document, or not one with exactly this operation. */
export const operationKind = (
  source: string,
  operationName: string | undefined,
): OperationKind | undefined => {
  const document = parseOnce(source);
  const operation = document && getOperationAST(document, operationName);
  if (!operation || operation.operation === "subscription") return undefined;
  return operation.operation;
};
