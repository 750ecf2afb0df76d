import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Answer, answeringPartner } from "../../test/answering-partner.ts";
import { somebodyAsking } from "../../test/fake-tax.ts";
import { hmrc, VENDOR_VERSION } from "./hmrc.ts";

/** The headers about the requester, and responses that the sandbox does not give. */

const NINO = "PC100001A";

const taxAt = (apiUrl: string) =>
  hmrc({
    authorizeUrl: "https://tax.example/oauth/authorize",
    apiUrl,
    clientId: "latchkey",
    clientSecret: "secret",
    redirectUri: "https://apply.example/hmrc/callback",
  });

const LISTED = { body: { employments: [{ employmentId: "a", employerName: "Brightwater Ltd" }] } };
const NOT_FOUND = { status: 404, body: { code: "MATCHING_RESOURCE_NOT_FOUND", message: "…" } };
const asking = { nino: NINO, taxYear: "2026-27", person: somebodyAsking };

const detailsWith = (pay: unknown, more: object = {}) => ({
  body: { submittedOn: "2026-10-28T05:01:01.000Z", employment: { ...more, pay } },
});

const read = async (...answers: readonly Answer[]) => {
  const { url, asked } = await answeringPartner(...answers);
  return { asked, employments: await taxAt(url).employments("token", asking) };
};

describe("the headers against fraud", () => {
  test("say how we reach HMRC, with every request", async () => {
    const { asked } = await read(LISTED, detailsWith({ taxablePayToDate: 1 }));
    expect(asked).toHaveLength(2);
    for (const { headers } of asked) {
      expect(headers).toMatchObject({
        accept: "application/vnd.hmrc.2.0+json",
        authorization: "Bearer token",
        "gov-client-connection-method": "WEB_APP_VIA_SERVER",
        "gov-vendor-product-name": "Latchkey",
        "gov-vendor-version": "latchkey=0.2.0",
      });
    }
  });

  test("say who asks, and nothing that is no header", async () => {
    const { url, asked } = await answeringPartner(NOT_FOUND);
    const person = {
      accountId: "0d0f9a2e 3c5d",
      publicIp: "198.51.100.7",
      seenAt: new Date("2026-11-20T12:00:00Z"),
      userAgent: "Browser\r\nx-evil: 1 ☃",
    };
    await taxAt(url).employments("token", { ...asking, person });
    expect(asked[0]?.headers).toMatchObject({
      "gov-client-user-ids": "latchkey=0d0f9a2e%203c5d",
      "gov-client-public-ip": "198.51.100.7",
      "gov-client-public-ip-timestamp": "2026-11-20T12:00:00.000Z",
      "gov-client-browser-js-user-agent": "Browserx-evil: 1",
    });
    expect(asked[0]?.headers).not.toHaveProperty("x-evil");
  });

  test("name the version of this program", () => {
    const { version } = JSON.parse(readFileSync(`${import.meta.dirname}/../../package.json`, "utf8"));
    expect(VENDOR_VERSION).toBe(version);
  });
});

describe("an employment", () => {
  test.each([
    ["a number that no binary fraction is", { taxablePayToDate: 23_708.4 }, { payToDateMinor: 2_370_840 }],
    ["half a penny of arithmetic", { taxablePayToDate: 1_234.565 }, { payToDateMinor: 123_457 }],
    ["nothing paid", { taxablePayToDate: 0 }, { payToDateMinor: 0 }],
    ["more than can be", { taxablePayToDate: 1e300 }, {}],
    ["no pay", null, {}],
    ["their spelling", { payFrequency: "Calendar Monthly" }, { payFrequency: "monthly" }],
    ["a frequency that we have no word for", { payFrequency: "BI-ANNUALLY" }, {}],
    ["a word of the language", { payFrequency: "constructor" }, {}],
    ["a day that exists", { paymentDate: "2026-10-28" }, { paymentDate: "2026-10-28" }],
    ["a day that does not", { paymentDate: "2026-02-30" }, {}],
  ])("with %s", async (_what, pay, expected) => {
    const { employments } = await read(LISTED, detailsWith(pay));
    expect(employments).toEqual([
      { employer: "Brightwater Ltd", isPension: false, taxYear: "2026-27", ...expected },
    ]);
  });

  test("without details keeps what its record says", async () => {
    const record = {
      body: { startDate: "2023-03-06", cessationDate: "2026-07-31", occupationalPension: true },
    };
    const { employments, asked } = await read(LISTED, NOT_FOUND, record);
    expect(employments).toMatchObject([{ startDate: "2023-03-06", endDate: "2026-07-31", isPension: true }]);
    expect(asked.map(({ path }) => path)).toEqual([
      `/individuals/employments-income/${NINO}/2026-27`,
      `/individuals/employments-income/${NINO}/2026-27/a/financial-details?source=hmrc-held`,
      `/individuals/employments-income/${NINO}/2026-27/a`,
    ]);
  });

  test("of whom nothing else is known is there by its name", async () => {
    const { employments } = await read(LISTED, NOT_FOUND, NOT_FOUND);
    expect(employments).toEqual([{ employer: "Brightwater Ltd", isPension: false, taxYear: "2026-27" }]);
  });
});

test("only employments that exist are asked about, and not without end", async () => {
  const many = Array.from({ length: 50 }, () => ({ employmentId: "a", employerName: "Brightwater Ltd" }));
  const details = Array.from({ length: 50 }, () => detailsWith({ taxablePayToDate: 1 }));
  expect((await read({ body: { employments: many } }, ...details)).employments).toHaveLength(20);
  expect((await read({ body: { customEmployments: [] } })).employments).toEqual([]);
});

test.each([
  ["CLIENT_OR_AGENT_NOT_AUTHORISED", "CLIENT_OR_AGENT_NOT_AUTHORISED"],
  // Values that look like a National Insurance number are not passed on.
  [NINO, undefined],
  ["no such thing", undefined],
])("a refusal with the code %s has the code %s", async (sent, code) => {
  const { url } = await answeringPartner({ status: 403, body: { code: sent, message: NINO } });
  await expect(taxAt(url).employments("token", asking)).rejects.toMatchObject({
    reason: "status-403",
    code,
  });
});
