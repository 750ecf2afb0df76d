/** At most `most` within `seconds`; of `check-time`, milliseconds. */
export interface Limit {
  readonly most: number;
  readonly seconds: number;
}

export type LimitName =
  | "links-per-address"
  | "links-in-all"
  | "link-tries"
  | "reference-tries"
  | "reference-links"
  | "uploads"
  | "checks"
  | "own-files"
  | "check-time"
  | "requests"
  | "api-requests"
  | "partner-starts"
  | "hand-overs"
  | "address-searches"
  | "address-calls"
  | "document-views"
  | "events"
  | "error-reports";

export type LimitSettings = Readonly<
  Record<
    | "LINKS_PER_ADDRESS_HOUR"
    | "LINKS_PER_MINUTE"
    | "LINK_TRIES_PER_MINUTE"
    | "REFERENCE_TRIES_PER_MINUTE"
    | "UPLOADS_PER_HOUR"
    | "CHECK_SECONDS_PER_HOUR"
    | "REQUESTS_PER_MINUTE"
    | "API_REQUESTS_PER_MINUTE"
    | "PARTNER_STARTS_PER_HOUR"
    | "HAND_OVERS_PER_HOUR"
    | "ADDRESS_SEARCHES_PER_SECOND"
    | "ADDRESS_CALLS_PER_DAY"
    | "DOCUMENT_VIEWS_PER_DAY"
    | "EVENTS_PER_MINUTE"
    | "ERROR_REPORTS_PER_HOUR",
    number
  >
>;

const LOOKS_PER_UPLOAD = 5;
/** A page without a key must not fill a mailbox. */
const LINKS_PER_REFERENCE = 3;

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** Per network address, applicant or reviewer; the limit that protects the mail server is global. */
export const limitsOf = (settings: LimitSettings): Readonly<Record<LimitName, Limit>> => ({
  "links-per-address": { most: settings.LINKS_PER_ADDRESS_HOUR, seconds: HOUR },
  "links-in-all": { most: settings.LINKS_PER_MINUTE, seconds: MINUTE },
  "link-tries": { most: settings.LINK_TRIES_PER_MINUTE, seconds: MINUTE },
  "reference-tries": { most: settings.REFERENCE_TRIES_PER_MINUTE, seconds: MINUTE },
  "reference-links": { most: LINKS_PER_REFERENCE, seconds: HOUR },
  uploads: { most: settings.UPLOADS_PER_HOUR, seconds: HOUR },
  checks: { most: settings.UPLOADS_PER_HOUR, seconds: HOUR },
  "own-files": { most: settings.UPLOADS_PER_HOUR * LOOKS_PER_UPLOAD, seconds: HOUR },
  "check-time": { most: settings.CHECK_SECONDS_PER_HOUR * 1000, seconds: HOUR },
  requests: { most: settings.REQUESTS_PER_MINUTE, seconds: MINUTE },
  "api-requests": { most: settings.API_REQUESTS_PER_MINUTE, seconds: MINUTE },
  "hand-overs": { most: settings.HAND_OVERS_PER_HOUR, seconds: HOUR },
  "partner-starts": { most: settings.PARTNER_STARTS_PER_HOUR, seconds: HOUR },
  "address-searches": { most: settings.ADDRESS_SEARCHES_PER_SECOND, seconds: 1 },
  "address-calls": { most: settings.ADDRESS_CALLS_PER_DAY, seconds: DAY },
  "document-views": { most: settings.DOCUMENT_VIEWS_PER_DAY, seconds: DAY },
  events: { most: settings.EVENTS_PER_MINUTE, seconds: MINUTE },
  "error-reports": { most: settings.ERROR_REPORTS_PER_HOUR, seconds: HOUR },
});
