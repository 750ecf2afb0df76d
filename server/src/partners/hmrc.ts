import type { Rhythm } from "@latchkey/domain/recognition/rhythm.ts";
import type { TaxYear } from "@latchkey/domain/rules/tax-year.ts";
import { z } from "zod";
import type { TaxServiceConfig } from "../platform/config/partner-config.ts";
import { exchangeCode } from "./oauth.ts";
import { callPartner, PartnerFailed } from "./partner-call.ts";
import { dateOf, minorOf } from "./partner-values.ts";
import type { AskingPerson, ReportedEmployment, TaxService } from "./tax-service.ts";

const GIVES_UP_MS = 15_000;
const SCOPE = "read:self-assessment";
const ACCEPT = "application/vnd.hmrc.2.0+json";

/** A generous upper bound per year. Each costs a call, and the service takes three a second. */
const MOST_EMPLOYMENTS = 20;

export const VENDOR_VERSION = "0.2.0";

const text = z.string().min(1).max(300);
const date = z.string().max(40).nullish();
const dates = { startDate: date, cessationDate: date, occupationalPension: z.boolean().nullish() };

const list = z.object({
  employments: z.array(z.object({ employmentId: z.string().min(1).max(100), employerName: text })).nullish(),
});
const record = z.object(dates);
const details = z.object({
  employment: z.object({
    ...dates,
    pay: z
      .object({
        taxablePayToDate: z.number().finite().nullish(),
        payFrequency: z.string().max(60).nullish(),
        paymentDate: date,
      })
      .nullish(),
  }),
});
interface Answered {
  readonly listed: NonNullable<z.infer<typeof list>["employments"]>[number];
  readonly taxYear: TaxYear;
  readonly said: z.infer<typeof record>;
  readonly pay: z.infer<typeof details>["employment"]["pay"];
}

const FREQUENCIES: Readonly<Record<string, Rhythm>> = {
  WEEKLY: "weekly",
  FORTNIGHTLY: "fortnightly",
  "FOUR WEEKLY": "four_weekly",
  MONTHLY: "monthly",
  "CALENDAR MONTHLY": "monthly",
  IRREGULAR: "irregular",
};

const frequencyOf = (words: string | null | undefined): Rhythm | undefined => {
  const known = (words ?? "").toUpperCase();
  return Object.hasOwn(FREQUENCIES, known) ? FREQUENCIES[known] : undefined;
};

const employmentOf = ({ listed, taxYear, said, pay }: Answered): ReportedEmployment => {
  const startDate = dateOf(said.startDate);
  const endDate = dateOf(said.cessationDate);
  const payToDateMinor = minorOf(pay?.taxablePayToDate);
  const payFrequency = frequencyOf(pay?.payFrequency);
  const paymentDate = dateOf(pay?.paymentDate);
  return {
    employer: listed.employerName,
    isPension: said.occupationalPension ?? false,
    taxYear,
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
    ...(payToDateMinor !== undefined && { payToDateMinor }),
    ...(payFrequency && { payFrequency }),
    ...(paymentDate && { paymentDate }),
  };
};

const orNothing = async <Answer>(asked: Promise<Answer>): Promise<Answer | undefined> => {
  try {
    return await asked;
  } catch (cause) {
    if (cause instanceof PartnerFailed && cause.code === "MATCHING_RESOURCE_NOT_FOUND") return undefined;
    throw cause;
  }
};

const plain = (words: string): string => words.replace(/[^\x20-\x7e]/g, "");

const headersOf = (person: AskingPerson): Readonly<Record<string, string>> => ({
  "gov-client-connection-method": "WEB_APP_VIA_SERVER",
  "gov-vendor-product-name": "Latchkey",
  "gov-vendor-version": `latchkey=${VENDOR_VERSION}`,
  "gov-client-user-ids": `latchkey=${encodeURIComponent(person.accountId)}`,
  "gov-client-public-ip": plain(person.publicIp),
  "gov-client-public-ip-timestamp": person.seenAt.toISOString(),
  ...(person.userAgent && { "gov-client-browser-js-user-agent": plain(person.userAgent) }),
});

export interface HmrcOptions extends TaxServiceConfig {
  readonly timeoutMs?: number;
}

/** HMRC's Individuals Employments Income, version 2.0. */
export const hmrc = (options: HmrcOptions): TaxService => {
  const { authorizeUrl, apiUrl, clientId, redirectUri, timeoutMs = GIVES_UP_MS } = options;
  const askingFor =
    (bearer: string, person: AskingPerson) =>
    <Shape extends z.ZodType>(path: string, shape: Shape): Promise<z.infer<Shape>> =>
      callPartner({
        url: new URL(`individuals/employments-income/${path}`, apiUrl),
        headers: { accept: ACCEPT, authorization: `Bearer ${bearer}`, ...headersOf(person) },
        shape,
        timeoutMs,
      });
  return {
    authorizeUrl: ({ state }) => {
      const url = new URL(authorizeUrl);
      const query = {
        response_type: "code",
        client_id: clientId,
        scope: SCOPE,
        redirect_uri: redirectUri,
        state,
      };
      url.search = new URLSearchParams(query).toString();
      return url.href;
    },
    exchange: (code) => exchangeCode(code, { ...options, url: new URL("oauth/token", apiUrl), timeoutMs }),
    employments: async (bearer, { nino, taxYear, person }) => {
      const ask = askingFor(bearer, person);
      const year = `${encodeURIComponent(nino)}/${encodeURIComponent(taxYear)}`;
      const all = (await orNothing(ask(year, list)))?.employments ?? [];
      const found: ReportedEmployment[] = [];
      // Sequential, because the service limits concurrency.
      for (const listed of all.slice(0, MOST_EMPLOYMENTS)) {
        const path = `${year}/${encodeURIComponent(listed.employmentId)}`;
        const paid = await orNothing(ask(`${path}/financial-details?source=hmrc-held`, details));
        const said = paid?.employment ?? (await orNothing(ask(path, record))) ?? {};
        found.push(employmentOf({ listed, taxYear, said, pay: paid?.employment.pay }));
      }
      return found;
    },
  };
};
