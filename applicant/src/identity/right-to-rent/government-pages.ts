/** Pages of GOV.UK to which a step sends somebody. */

/** Where the applicant gets a share code for the right to rent. */
export const SHARE_CODE_SERVICE = "https://www.gov.uk/prove-right-to-rent";

/** Where somebody sees their immigration status online, and gets a share code from it. */
export const IMMIGRATION_STATUS_SERVICE = "https://www.gov.uk/view-prove-immigration-status";
