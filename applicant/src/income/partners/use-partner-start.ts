import { leaveFor } from "@latchkey/browser/navigation/navigate.ts";
import { reporter } from "@latchkey/browser/reporting/reporting.ts";
import { authorisedFetch } from "@latchkey/browser/session/authorised-fetch.ts";
import { useSession } from "@latchkey/browser/session/session-context.tsx";
import { BANK_START_PATH, KONFIR_START_PATH, TAX_START_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { useState } from "react";

/** A call that returns the partner's address, and the field that holds it (spec 3 §7). */
interface PartnerStart {
  readonly call: string;
  /** Posted if present; otherwise the call is a GET. */
  readonly body?: unknown;
  readonly field: string;
}

const callFor = (path: string, query: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(query)}`;

export const bankStart = (uuid: string, remedialUuid?: string): PartnerStart => ({
  call: callFor(BANK_START_PATH, {
    object_uuid: uuid,
    object_type: "income_source",
    wizard_section: "income",
    ...(remedialUuid !== undefined && { remedial_uuid: remedialUuid }),
  }),
  field: "truelayer_auth_url",
});

export const konfirStart = (uuid: string, remedialUuid?: string): PartnerStart => ({
  call: callFor(KONFIR_START_PATH, {
    object_uuid: uuid,
    ...(remedialUuid !== undefined && { remedial_uuid: remedialUuid }),
  }),
  field: "redirect_url",
});

/**
 * Posted, so that the number appears in no address.
 * @param nino a National Insurance number
 */
export const taxStart = (uuid: string, nino: string, remedialUuid?: string): PartnerStart => ({
  call: TAX_START_PATH,
  body: { uuid, nino, ...(remedialUuid !== undefined && { remedial_uuid: remedialUuid }) },
  field: "hmrc_auth_url",
});

const requestOf = (body: unknown): RequestInit =>
  body === undefined
    ? {}
    : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };

const addressIn = (answer: unknown, field: string): string | undefined => {
  const address: unknown =
    typeof answer === "object" && answer !== null ? Reflect.get(answer, field) : undefined;
  return typeof address === "string" ? address : undefined;
};

/** Redirects to a partner. A failure is reported, and the person reads the alternatives. */
export const usePartnerStart = ({ call, body, field }: PartnerStart) => {
  const session = useSession();
  const [state, setState] = useState<"idle" | "starting" | "failed">("idle");
  const start = async (): Promise<void> => {
    setState("starting");
    try {
      const response = await authorisedFetch(call, requestOf(body), session);
      const address = response.ok ? addressIn(await response.json(), field) : undefined;
      if (address === undefined) throw new Error(`No ${field} came: ${response.status}`);
      leaveFor(address);
    } catch (cause) {
      reporter.report(cause, "network");
      setState("failed");
    }
  };
  return {
    start: () => void start(),
    isStarting: state === "starting",
    hasFailed: state === "failed",
  };
};
