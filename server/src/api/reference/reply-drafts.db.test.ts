import { untouchedAnswers } from "@latchkey/domain/references/rental.ts";
import { draftBody } from "@latchkey/domain/references/reply-draft.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ALL_WELL, askedReference, openReference, passDays, reviewsOf } from "../../../test/references.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { inTransaction } from "../../platform/work/work.ts";
import { forgetEndedDrafts } from "../../references/reply-drafts.ts";
import { resendReview } from "../../references/send-reviews.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const pathOf = (uuid: string) => `/tenant-review/${uuid}/`;
const DRAFT = draftBody({
  ...untouchedAnswers,
  any_complaints: { answer: true, note: "Loud music, tw\ud800\u0000" },
  damage_to_the_property: { answer: undefined, note: "" },
});

const aDraft = async () => {
  const asked = await askedReference(server);
  const page = await openReference(server, asked);
  const keep = (draft: unknown = DRAFT) => page.put(`${pathOf(asked.uuid)}draft/`, draft);
  expect((await keep()).statusCode).toBe(200);
  return { ...asked, page, keep, read: () => page.get(pathOf(asked.uuid)) };
};

const storedIn = async ({ party }: Awaited<ReturnType<typeof askedReference>>) =>
  (await reviewsOf(server, party))[0]?.draft;

describe("what a referee has answered so far", () => {
  test("stands as it was left when the link is opened again, in another browser too", async () => {
    const asked = await aDraft();
    const again = await openReference(server, asked);
    expect((await again.get(pathOf(asked.uuid))).json().draft).toEqual(DRAFT);
    expect((await asked.read()).json().draft).toEqual(DRAFT);
  });

  test("is the last that was kept", async () => {
    const asked = await aDraft();
    await asked.keep(draftBody(untouchedAnswers));
    expect((await asked.read()).json().draft).toEqual(draftBody(untouchedAnswers));
  });

  test("answers nothing: the reference is still awaited, and nobody is told", async () => {
    const asked = await aDraft();
    expect((await reviewsOf(server, asked.party))[0]).toMatchObject({ state: "opened", answers: null });
  });

  test("is gone once it was sent, and one that arrives later is not kept", async () => {
    const asked = await aDraft();
    expect((await asked.page.put(pathOf(asked.uuid), ALL_WELL)).statusCode).toBe(200);
    expect((await asked.keep()).statusCode).toBe(409);
    expect(await storedIn(asked)).toBeNull();
  });

  test("is gone once they have said that they do not answer", async () => {
    const asked = await aDraft();
    await asked.page.put(`${pathOf(asked.uuid)}decline/`, { reason: "NOT_WILLING", note: "", email: "" });
    expect(await storedIn(asked)).toBeNull();
  });

  test("is not shown to whoever gets a new link: it may be another person", async () => {
    const asked = await aDraft();
    await inTransaction(server.context, { kind: "job", name: "test" }, (work) =>
      resendReview(work, asked.uuid),
    );
    expect((await asked.keep()).statusCode).not.toBe(200);
    expect(await storedIn(asked)).toBeNull();
  });

  test("is removed when the link has ended", async () => {
    const ended = await aDraft();
    await passDays(server, 31);
    const running = await aDraft();
    await forgetEndedDrafts(server.context.db);
    expect(await storedIn(ended)).toBeNull();
    expect(await storedIn(running)).not.toBeNull();
  });

  test("is nothing but a draft of this page, and of this link", async () => {
    const asked = await aDraft();
    for (const body of [{}, [], null, "x", { ...(DRAFT as object), more: true }]) {
      expect((await asked.keep(body)).statusCode).toBe(400);
    }
    const other = await askedReference(server);
    expect((await asked.page.put(`${pathOf(other.uuid)}draft/`, DRAFT)).statusCode).toBe(404);
    expect((await asked.page.put(`/employment-review/${asked.uuid}/draft/`, DRAFT)).statusCode).toBe(404);
    expect((await asked.read()).json().draft).toEqual(DRAFT);
  });
});
