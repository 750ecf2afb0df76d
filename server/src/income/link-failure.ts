import type { LinkFailure } from "@latchkey/domain/income/source.ts";
import type { PartnerFailed } from "../partners/partner-call.ts";

const UNANSWERED = /^(?:timeout|unreachable|malformed|not-json|too-long|status-(?:429|5\d\d))$/;

const UNAVAILABLE = new Set([
  "server_error",
  "temporarily_unavailable",
  "internal_server_error",
  "service_unavailable",
  "connector_overload",
  "connector_timeout",
  "provider_error",
  "provider_timeout",
  "provider_too_many_requests",
  "MESSAGE_THROTTLED_OUT",
]);

export const failureOfCall = ({ reason, code }: Pick<PartnerFailed, "reason" | "code">): LinkFailure =>
  UNANSWERED.test(reason) || (code !== undefined && UNAVAILABLE.has(code)) ? "unavailable" : "other";

/** @param error with which the partner sent the browser back */
export const failureOfReturn = (error: unknown): LinkFailure => {
  if (error === "access_denied") return "refused";
  return typeof error === "string" && UNAVAILABLE.has(error) ? "unavailable" : "other";
};
