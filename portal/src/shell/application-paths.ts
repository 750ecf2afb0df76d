export const APPLICATIONS_PATH = "/agency/applications";

export const applicationPath = (id: string): string => `${APPLICATIONS_PATH}/${id}`;

/** The pages on which applications are made. */
export const NEW_PATH = `${APPLICATIONS_PATH}/new`;
export const MANY_PATH = `${APPLICATIONS_PATH}/many`;
