import { remedialStepsOf } from "../wizard/remedial-steps.ts";
import type { IdentityContext } from "./context.ts";
import type { IdentityValues } from "./values.ts";

export const { missingInformation, genericUpload } = remedialStepsOf<IdentityValues, IdentityContext>();
