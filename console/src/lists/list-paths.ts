export const LISTS_PATH = "/console/lists";

export const ruleSetPath = (id: string): string => `${LISTS_PATH}/right-to-rent/${id}`;
