import { DEMO_PATH } from "@latchkey/domain/vocabulary/demo-path.ts";

export const PEOPLE_PATH = `${DEMO_PATH}/people`;
export const REFEREES_PATH = `${DEMO_PATH}/referees`;
export const SCENARIOS_PATH = `${DEMO_PATH}/scenarios`;
export const AGENTS_PATH = `${DEMO_PATH}/agents`;
export const STAFF_PATH = `${DEMO_PATH}/staff`;
