import { portalPages } from "@latchkey/domain/vocabulary/portal-wire.ts";

export const APPLICATIONS_PATH = `${portalPages.home}/applications` as const;

export const applicationPath = (id: string): string => `${APPLICATIONS_PATH}/${id}`;

/** The pages on which applications are made. */
export const NEW_PATH = `${APPLICATIONS_PATH}/new` as const;
export const MANY_PATH = `${APPLICATIONS_PATH}/many` as const;
