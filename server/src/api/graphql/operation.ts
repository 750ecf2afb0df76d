import { type DocumentNode, getOperationAST, parse } from "graphql";
import { LIMITS } from "./limits.ts";

export type OperationKind = "query" | "mutation";

const REMEMBERED = 500;

export type OperationKindOf = (
  source: string,
  operationName: string | undefined,
) => OperationKind | undefined;

export const operationKinds = (): OperationKindOf => {
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
  return (source, operationName) => {
    const document = parseOnce(source);
    const operation = document && getOperationAST(document, operationName);
    if (!operation || operation.operation === "subscription") return undefined;
    return operation.operation;
  };
};
