export const AGENCIES_PATH = "/console/agencies";

export const agencyPath = (id: string): string => `${AGENCIES_PATH}/${id}`;
