// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { act, cleanup } from "@testing-library/react";
import { gql } from "urql";
import { afterEach, describe, expect, test } from "vitest";
import { aHeldAnswer, type EndpointAnswers, noResponse, refusedWith } from "../testing/endpoint.ts";
import { showPart } from "../testing/show-part.tsx";
import { useKeptQuery } from "./use-kept-query.ts";

afterEach(cleanup);

const Named = gql<{ nameOf: string }, { id: string }>`
  query Named($id: String!) {
    nameOf(id: $id)
  }
`;

let readAgain: () => void = () => undefined;

function Name({ id }: { readonly id: string }) {
  const [{ data, error }, again] = useKeptQuery({ query: Named, variables: { id } });
  readAgain = () => again({ requestPolicy: "network-only" });
  return <p>{`${data?.nameOf ?? "nothing"}${error ? ", with an error" : ""}`}</p>;
}

/** An endpoint that answers with the id until the test says otherwise. */
const showName = async () => {
  let answer: EndpointAnswers[string] = ({ variables }) => ({ nameOf: `${variables.id}` });
  const shown = await showPart(<Name id="amara" />, { answers: { Named: (request) => answer(request) } });
  const reads = (text: string) => eventually(() => expect(shown.screen.container.textContent).toBe(text));
  await reads("amara");
  return {
    ...shown,
    reads,
    readAgain: () => act(async () => readAgain()),
    answerWith: (next: typeof answer) => {
      answer = next;
    },
  };
};

describe("what was read", () => {
  test.each([
    ["no response", noResponse],
    ["a fault", () => refusedWith("INTERNAL")],
    ["too many requests", () => refusedWith("TOO_MANY_REQUESTS")],
  ])("stays after %s, with the error, until it is read again", async (_what, failing) => {
    const name = await showName();
    name.answerWith(failing);
    await name.readAgain();
    await name.reads("amara, with an error");
    name.answerWith(() => ({ nameOf: "Amara Okafor" }));
    await name.readAgain();
    await name.reads("Amara Okafor");
  });

  test("stays while it is read again after an error", async () => {
    const name = await showName();
    name.answerWith(() => undefined);
    await name.readAgain();
    await name.reads("amara, with an error");
    const { answer, give } = aHeldAnswer<{ nameOf: string }>();
    name.answerWith(() => answer);
    await name.readAgain();
    await name.reads("amara");
    await act(async () => give({ nameOf: "Amara Okafor" }));
    await name.reads("Amara Okafor");
  });

  test.each(["NOT_FOUND", "OWN_CASE", "FORBIDDEN"])("goes after %s", async (code) => {
    const name = await showName();
    name.answerWith(() => refusedWith(code));
    await name.readAgain();
    await name.reads("nothing, with an error");
  });

  test("is not shown for something else that could not be read", async () => {
    const name = await showName();
    name.answerWith(() => undefined);
    await name.show(<Name id="lukas" />);
    await name.reads("nothing, with an error");
  });
});
