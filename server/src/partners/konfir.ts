import { z } from "zod";
import type { EmploymentServiceConfig } from "../platform/config/partner-config.ts";
import type {
  EmploymentService,
  EmploymentVerification,
  NewEmploymentVerification,
  StatedWork,
  VerifiedWork,
} from "./employment-service.ts";
import { callPartner, PartnerFailed } from "./partner-call.ts";
import { dateOf, minorOf } from "./partner-values.ts";

/**
 * Konfir's documentation is not public. The request is known from a public integration; paths, statuses and
 * the fields of a verified activity are guesses, and all of them are in this file.
 */

const GIVES_UP_MS = 15_000;

const PATHS = {
  verifications: "v1/verifications",
  one: (id: string) => `v1/verifications/${id}`,
  cancel: (id: string) => `v1/verifications/${id}/cancel`,
} as const;

/** Used in a path, so it must not contain path syntax. */
const ID = /^[A-Za-z0-9_-]{1,200}$/;

const text = z.string().max(300).nullish();
const activity = z.object({
  customId: z.string().min(1).max(200),
  status: z.string().max(60).nullish(),
  employerName: text,
  jobTitle: text,
  startDate: text,
  endDate: text,
  annualIncome: z.number().finite().nullish(),
});
const verification = z.object({
  data: z.object({ status: z.string().max(60), activities: z.array(activity).max(100).nullish() }),
});
const begun = z.object({
  data: z.object({ id: z.string().regex(ID) }),
  meta: z.object({ candidateUrl: z.url().max(2_000) }),
});

type Activity = z.infer<typeof activity>;

/** Ignores spelling variants: "Not Connected", "notConnected", "NOT_CONNECTED". */
const letters = (words: string | null | undefined): string =>
  (words ?? "").toLowerCase().replace(/[^a-z]/g, "");

/** An unknown status counts as waiting, so nothing is verified by it. */
const STATUSES: Readonly<Record<string, EmploymentVerification["status"]>> = {
  completed: "completed",
  cancelled: "cancelled",
  canceled: "cancelled",
  timedout: "cancelled",
  rejected: "cancelled",
  failed: "cancelled",
};
const WORK_STATUSES: Readonly<Record<string, VerifiedWork["status"]>> = {
  verified: "verified",
  connected: "connected",
};

const meaningOf = <Meaning>(known: Readonly<Record<string, Meaning>>, words: string | null | undefined) =>
  Object.hasOwn(known, letters(words)) ? known[letters(words)] : undefined;

const workOf = (said: Activity): VerifiedWork => {
  const startDate = dateOf(said.startDate);
  const endDate = dateOf(said.endDate);
  const yearlyMinor = minorOf(said.annualIncome);
  return {
    customId: said.customId,
    status: meaningOf(WORK_STATUSES, said.status) ?? "not-connected",
    ...(said.employerName && { employer: said.employerName }),
    ...(said.jobTitle && { jobTitle: said.jobTitle }),
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
    ...(yearlyMinor !== undefined && { yearlyMinor }),
  };
};

const activityOf = ({ customId, kind, employer, jobTitle, startDate, endDate, yearlyMinor }: StatedWork) => ({
  customId,
  ...(kind === "employed"
    ? { type: "employment", employerName: employer }
    : { type: "self_employment", companyName: employer }),
  isCurrent: endDate === undefined,
  startDate: startDate ?? null,
  endDate: endDate ?? null,
  jobTitle: jobTitle ?? null,
  declaredAnnualIncome: yearlyMinor === undefined ? null : yearlyMinor / 100,
  verifyViaKonfir: true,
});

const requestOf = ({ person, asker, activity: work, ...meta }: NewEmploymentVerification) => ({
  data: {
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    phoneNumber: person.phone ?? null,
    dateOfBirth: person.birthdate ?? null,
    newEmployerName: asker,
    activities: [activityOf(work)],
  },
  meta: { redirectUrl: meta.redirectUrl, state: meta.state, webhookUrl: meta.webhookUrl },
});

export interface KonfirOptions extends EmploymentServiceConfig {
  readonly timeoutMs?: number;
}

export const konfir = (options: KonfirOptions): EmploymentService => {
  const { url: base, clientId, clientSecret, timeoutMs = GIVES_UP_MS } = options;
  const headers = { "x-konfir-client-id": clientId, "x-konfir-client-secret": clientSecret };
  const pathOf = (path: (id: string) => string, id: string): URL => {
    if (!ID.test(id)) throw new PartnerFailed("malformed");
    return new URL(path(id), base);
  };
  return {
    begin: async (asked) => {
      const url = new URL(PATHS.verifications, base);
      const { data, meta } = await callPartner({
        url,
        method: "POST",
        headers,
        json: requestOf(asked),
        shape: begun,
        timeoutMs,
      });
      // The browser is sent there, so the scheme must be https, or that of the partner's own URL.
      if (!["https:", url.protocol].includes(new URL(meta.candidateUrl).protocol)) {
        throw new PartnerFailed("malformed");
      }
      return { id: data.id, candidateUrl: meta.candidateUrl };
    },
    find: async (id) => {
      const { data } = await callPartner({
        url: pathOf(PATHS.one, id),
        headers,
        shape: verification,
        timeoutMs,
      });
      return {
        status: meaningOf(STATUSES, data.status) ?? "waiting",
        activities: (data.activities ?? []).map(workOf),
      };
    },
    cancel: async (id) => {
      await callPartner({
        url: pathOf(PATHS.cancel, id),
        method: "POST",
        headers,
        shape: z.unknown(),
        timeoutMs,
      });
    },
  };
};
