// @vitest-environment happy-dom

import { act, cleanup } from "@testing-library/react";
import { gql } from "urql";
import { afterEach, describe, expect, test, vi } from "vitest";
import { aHeldAnswer, type EndpointAnswers, noResponse, refusedWith } from "../testing/endpoint.ts";
import { showHook } from "../testing/show-part.tsx";
import { useSave } from "./use-save.ts";

afterEach(cleanup);

const Rename = gql<{ rename: string }, { name: string }>`
  mutation Rename($name: String!) {
    rename(name: $name)
  }
`;

const done = { rename: "Ruth" };

const showSave = (answers: EndpointAnswers, onRefused?: Parameters<typeof useSave>[1]) =>
  showHook(() => useSave(Rename, onRefused), { answers });

describe("saving", () => {
  test("gives what the server answers", async () => {
    const { now, sent } = await showSave({ Rename: () => ({ rename: "Ruth" }) });
    await act(async () => expect(await now().save({ name: "Ruth" })).toEqual({ rename: "Ruth" }));
    expect(sent("Rename")).toEqual([{ name: "Ruth" }]);
    expect(now()).toMatchObject({ isBusy: false, failure: undefined });
  });

  test("is busy until then, and saves once, however often it is pressed", async () => {
    const { answer, give } = aHeldAnswer<{ rename: string }>();
    const { now, sent } = await showSave({ Rename: () => answer });
    act(() => void now().save({ name: "Ruth" }));
    expect(now().isBusy).toBe(true);
    await act(async () => expect(await now().save({ name: "Mei" })).toBeUndefined());
    expect(sent("Rename")).toEqual([{ name: "Ruth" }]);
    await act(async () => give({ rename: "Ruth" }));
    expect(now().isBusy).toBe(false);
  });

  test("sends the key that lets the server do it once", async () => {
    const { now, requests } = await showSave({ Rename: () => ({ rename: "Ruth" }) });
    await act(async () => void (await now().save({ name: "Ruth" }, { idempotencyKey: "once" })));
    expect(requests.at(-1)?.headers.get("idempotency-key")).toBe("once");
  });
});

describe("what could not be saved", () => {
  test.each([
    ["no response", noResponse, { kind: "no-answer" }],
    ["a fault", () => refusedWith("INTERNAL"), { kind: "no-answer" }],
    ["too many", () => refusedWith("TOO_MANY_REQUESTS"), { kind: "too-many" }],
    ["a refusal", () => refusedWith("CASE_CLOSED"), { kind: "refused", code: "CASE_CLOSED" }],
  ] as const)("%s is told until the next attempt", async (_what, answer, failure) => {
    let isRefusing = true;
    const { now } = await showSave({ Rename: () => (isRefusing ? answer() : done) });
    await act(async () => expect(await now().save({ name: "Ruth" })).toBeUndefined());
    expect(now().failure).toMatchObject(failure);
    isRefusing = false;
    await act(async () => void (await now().save({ name: "Ruth" })));
    expect(now().failure).toBeUndefined();
  });

  test("is passed on as it came", async () => {
    const onRefused = vi.fn();
    const { now } = await showSave({ Rename: () => refusedWith("HELD_BY_COLLEAGUE") }, onRefused);
    await act(async () => void (await now().save({ name: "Ruth" })));
    expect(onRefused).toHaveBeenCalledOnce();
    expect(onRefused.mock.calls[0]?.[0].graphQLErrors[0].extensions.code).toBe("HELD_BY_COLLEAGUE");
  });
});
