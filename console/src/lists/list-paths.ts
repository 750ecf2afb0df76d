export const LISTS_PATH = "/console/lists";

export const PROVIDERS_PATH = `${LISTS_PATH}/providers`;

export const CANNED_TEXTS_PATH = `${LISTS_PATH}/words`;

export const ruleSetPath = (id: string): string => `${LISTS_PATH}/right-to-rent/${id}`;
