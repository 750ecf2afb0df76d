export const SHARE_CODE_SERVICE = "https://www.gov.uk/prove-right-to-rent";

export const IMMIGRATION_STATUS_SERVICE = "https://www.gov.uk/view-prove-immigration-status";
