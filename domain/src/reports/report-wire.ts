/** The page that checks a report, also without the internet once it is kept. */
export const REPORT_CHECK_PATH = "/report-check";

/** The public keys of all reports that were ever signed (RFC 7517). */
export const REPORT_KEYS_PATH = "/.well-known/latchkey-keys.json";

/** The landlord's page; the token follows. */
export const REPORT_LINK_PATH = "/report";
