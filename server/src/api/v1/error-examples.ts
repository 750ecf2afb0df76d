import { exampleOf, listedProblems } from "./problem-list.ts";

interface Described {
  readonly operationId?: string;
  readonly responses?: Readonly<Record<string, { readonly content?: Readonly<Record<string, object>> }>>;
}

const examplesFor = (status: string, operationId: string) =>
  Object.fromEntries(
    listedProblems
      .filter((one) => String(one.status) === status)
      .filter(({ operations = [operationId] }) => operations.includes(operationId))
      .map((one) => [one.code, { summary: one.title, value: exampleOf(one) }]),
  );

const described = ({ operationId = "", responses = {}, ...operation }: Described): object => ({
  ...operation,
  operationId,
  responses: Object.fromEntries(
    Object.entries(responses).map(([status, { content = {}, ...response }]) => [
      status,
      {
        ...response,
        content: Object.fromEntries(
          Object.entries(content).map(([type, media]) => [
            type,
            type === "application/problem+json"
              ? { ...media, examples: examplesFor(status, operationId) }
              : media,
          ]),
        ),
      },
    ]),
  ),
});

/** Each error of an operation with an example of each `code` that it may have. */
export const withErrorExamples = <Document extends { readonly paths?: unknown }>(
  document: Document,
): Document => {
  const paths = (document.paths ?? {}) as Readonly<Record<string, Readonly<Record<string, Described>>>>;
  const shown = Object.entries(paths).map(([path, methods]) => [
    path,
    Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, described(operation)])),
  ]);
  return { ...document, paths: Object.fromEntries(shown) };
};
