/** Pages of GOV.UK that steps link to. */

/** Where the applicant gets a share code for the right to rent. */
export const SHARE_CODE_SERVICE = "https://www.gov.uk/prove-right-to-rent";

/** Where people see their immigration status online and get a share code. */
export const IMMIGRATION_STATUS_SERVICE = "https://www.gov.uk/view-prove-immigration-status";
