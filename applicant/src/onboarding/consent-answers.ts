import type { Consents } from "@latchkey/domain/parties/consents.ts";

/** `guarantee` is a box for guarantors alone. */
export type Answers = Consents & { readonly marketing: boolean; readonly guarantee: boolean };
