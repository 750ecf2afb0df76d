import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type EmploymentVisits, startEmploymentVisits } from "./testing/visit.ts";

let visits: EmploymentVisits;
beforeAll(async () => {
  visits = await startEmploymentVisits();
});
afterAll(() => visits.close());
beforeEach(() => {
  visits.control.reset();
  visits.receiver.reset();
});

const RETURN = "http://localhost:8080/konfir/return?of=someone";

const activity = {
  customId: "9b1c",
  type: "employment",
  isCurrent: true,
  startDate: "2022-05-09",
  endDate: null,
  employerName: "Brightwater <Ltd>",
  jobTitle: "Analyst",
  declaredAnnualIncome: 31_000,
  verifyViaKonfir: true,
};

const requestWith = (data: object = {}, meta: object = {}) => ({
  data: {
    firstName: "Noor",
    lastName: "Hadid",
    email: "noor@example.test",
    phoneNumber: "+447700900456",
    dateOfBirth: "1994-11-03",
    newEmployerName: "Quillfield Lettings",
    activities: [activity],
    ...data,
  },
  meta: { redirectUrl: RETURN, state: "a state", webhookUrl: visits.receiver.url, ...meta },
});

interface Answer {
  readonly data: { readonly id: string; readonly status: string; readonly activities: readonly unknown[] };
  readonly meta: { readonly candidateUrl: string };
}

const begin = async (request: object = requestWith()): Promise<Answer> => {
  const response = await visits.ask("POST", "verifications", request);
  expect(response.status).toBe(201);
  return (await response.json()) as Answer;
};

const read = async ({ data }: Answer): Promise<Answer["data"]> =>
  ((await (await visits.ask("GET", `verifications/${data.id}`)).json()) as Answer).data;

const refusalOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { readonly error: string }).error,
];

const events = () => visits.receiver.received().map(({ body }) => [body.event, body.data.status]);

describe("a verification", () => {
  test("waits for its candidate", async () => {
    const begun = await begin();
    expect(begun).toEqual({
      data: {
        id: expect.stringMatching(/^ver_[0-9a-f]{26}$/),
        firstName: "Noor",
        lastName: "Hadid",
        status: "waitingForCandidate",
        activities: [
          { id: expect.any(String), customId: "9b1c", type: "employment", status: "notConnected" },
        ],
      },
      meta: {
        candidateUrl: expect.stringMatching(`^${visits.url}candidate/[\\w-]{32}$`),
        redirectUrl: RETURN,
        webhookUrl: visits.receiver.url,
        isSandbox: true,
      },
    });
    expect(await read(begun)).toEqual(begun.data);
    const page = await (await visits.get(begun.meta.candidateUrl)).text();
    for (const words of ["Verify through HMRC", "Let it time out", "Brightwater &lt;Ltd&gt;"]) {
      expect(page).toContain(words);
    }
  });

  test.each([
    ["hmrc", "completed", "verified"],
    ["payroll", "completed", "verified"],
    ["bank", "completed", "connected"],
    ["cancel", "cancelled", "notConnected"],
    ["time_out", "cancelled", "notConnected"],
  ])("is decided by %s: %s, %s", async (decision, status, ofActivity) => {
    const begun = await begin();
    const back = await visits.decide(begun.meta.candidateUrl, decision);
    expect(visits.goesTo(back)).toBe(`${RETURN}&state=a+state`);
    expect(await read(begun)).toMatchObject({ status, activities: [{ status: ofActivity }] });
    await expect
      .poll(events)
      .toEqual([[status === "completed" ? "verificationCompleted" : "verificationCancelled", status]]);
    expect(visits.receiver.received()[0]).toMatchObject({
      path: "/hooks/konfir/a-secret",
      body: { data: { id: begun.data.id } },
    });
  });

  test("is decided once", async () => {
    const { meta } = await begin();
    await visits.decide(meta.candidateUrl, "hmrc");
    expect((await visits.decide(meta.candidateUrl, "cancel")).status).toBe(410);
    expect((await visits.get(meta.candidateUrl)).status).toBe(410);
    await expect.poll(events).toHaveLength(1);
  });

  test("is not decided by something that is no button", async () => {
    const begun = await begin();
    expect((await visits.decide(begun.meta.candidateUrl, "fire")).status).toBe(422);
    expect(await read(begun)).toMatchObject({ status: "waitingForCandidate" });
    expect((await visits.get(`${visits.url}candidate/nobody`)).status).toBe(410);
  });

  test("of what the client verifies by itself says nothing about it", async () => {
    const begun = await begin(requestWith({ activities: [{ ...activity, verifyViaKonfir: false }] }));
    await visits.decide(begun.meta.candidateUrl, "hmrc", "lost");
    expect(await read(begun)).toMatchObject({ activities: [{ status: "notConnected" }] });
  });

  test("ends by itself after two weeks", async () => {
    const begun = await begin();
    visits.control.setNow(new Date(Date.now() + 14 * 86_400_000));
    expect(await read(begun)).toMatchObject({ status: "cancelled", cancellationReason: "timedOut" });
    expect((await visits.decide(begun.meta.candidateUrl, "hmrc")).status).toBe(410);
  });

  test("can be cancelled while it waits", async () => {
    const begun = await begin();
    const cancel = () => visits.ask("POST", `verifications/${begun.data.id}/cancel`);
    expect(await (await cancel()).json()).toMatchObject({
      data: { status: "cancelled", cancellationReason: "verifierCancelled" },
    });
    expect(await refusalOf(await cancel())).toEqual([409, "verification_closed"]);
    expect((await visits.get(begun.meta.candidateUrl)).status).toBe(410);
  });
});

describe("the message about it", () => {
  const decide = async (arrives = "") => {
    const { meta } = await begin();
    return visits.decide(meta.candidateUrl, "hmrc", arrives);
  };
  const DONE = ["verificationCompleted", "completed"];
  const OLDER = ["verificationUpdated", "waitingForCandidate"];

  const cases = [
    ["duplicate", [DONE, DONE]],
    ["out_of_order", [DONE, OLDER]],
  ] as const;

  test.each(cases)("arrives %s when the candidate says so", async (arrives, expected) => {
    await decide(arrives);
    await expect.poll(events).toEqual(expected);
  });

  test.each(cases)("arrives %s when a test says so", async (arrives, expected) => {
    visits.control.plan("konfir-webhook", arrives, 1);
    await decide();
    await expect.poll(events).toEqual(expected);
  });

  test("is there before the candidate is back", async () => {
    await decide("before_redirect");
    expect(events()).toEqual([DONE]);
  });

  test("is lost", async () => {
    await decide("lost");
    // Whatever was under way has arrived by the time that the next one has.
    await decide("before_redirect");
    expect(events()).toEqual([DONE]);
  });

  test("is sent again until somebody takes it", async () => {
    visits.receiver.refuse(2);
    await decide();
    await expect.poll(events).toEqual([DONE]);
  });

  test("is late when a test says so, and the candidate is back first", async () => {
    visits.control.plan("konfir-webhook", "slow:20", 1);
    expect((await decide()).status).toBe(303);
    await expect.poll(events).toEqual([DONE]);
  });

  test("is given up in the end", async () => {
    visits.receiver.refuse(3);
    await decide("before_redirect");
    expect(events()).toEqual([]);
  });

  test("is sent again when a test has its first attempt fail", async () => {
    visits.control.plan("konfir-webhook", "drop_connection", 1);
    visits.receiver.refuse(1);
    await decide("before_redirect");
    // The third attempt is the first that the receiver takes.
    expect(events()).toEqual([DONE]);
    visits.control.plan("konfir-webhook", "drop_connection", 1);
    visits.receiver.refuse(2);
    await decide("before_redirect");
    expect(events()).toEqual([DONE]);
  });

  test("goes to the address that was named and is led to no other", async () => {
    const moved = new URL("/moved", visits.receiver.url).href;
    const { meta } = await begin(requestWith({}, { webhookUrl: moved }));
    await visits.decide(meta.candidateUrl, "hmrc", "before_redirect");
    expect(events()).toEqual([]);
  });

  test("is noted without its address, which is a secret", async () => {
    await decide("before_redirect");
    const journal = visits.control.requests();
    expect(journal.map(({ provider }) => provider)).toEqual(["konfir", "konfir-dialog", "konfir-webhook"]);
    expect(JSON.stringify(journal)).not.toContain("a-secret");
  });
});

describe("a call is refused", () => {
  test.each([
    { "x-konfir-client-id": "somebody-else" },
    { "x-konfir-client-secret": "wrong" },
    { "x-konfir-client-secret": "" },
  ])("with %j", async (headers) => {
    for (const path of ["verifications/ver_1", "verifications"]) {
      const response = await visits.ask(path.includes("/") ? "GET" : "POST", path, undefined, headers);
      expect(await refusalOf(response)).toEqual([401, "unauthorized"]);
    }
  });

  test.each([
    [{ firstName: "" }, {}],
    [{ activities: [] }, {}],
    [{ activities: [{ ...activity, type: "education" }] }, {}],
    [{ activities: [{ ...activity, startDate: "9.5.2022" }] }, {}],
    [{ activities: [{ ...activity, declaredAnnualIncome: "31000" }] }, {}],
    [{}, { redirectUrl: "/konfir/return" }],
    [{}, { webhookUrl: "file:///etc/passwd" }],
    [{}, { state: "" }],
  ])("with %j and %j", async (data, meta) => {
    const response = await visits.ask("POST", "verifications", requestWith(data, meta));
    expect(await refusalOf(response)).toEqual([400, "invalid_request"]);
  });

  test("about a verification that there is none of", async () => {
    for (const [method, path] of [
      ["GET", "verifications/ver_0"],
      ["POST", "verifications/ver_0/cancel"],
      ["GET", "elsewhere"],
    ] as const) {
      expect(await refusalOf(await visits.ask(method, path))).toEqual([404, "not_found"]);
    }
  });
});
