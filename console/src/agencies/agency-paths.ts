export const AGENCIES_PATH = "/console/agencies";

export const agencyPath = (id: string): string => `${AGENCIES_PATH}/${id}`;

export const agencyUsersPath = (id: string): string => `${agencyPath(id)}/people`;

export const USAGE_PATH = `${AGENCIES_PATH}/usage`;
