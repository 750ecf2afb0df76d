import type { dashboard } from "./en/dashboard.ts";
import type { documents } from "./en/documents.ts";
import type { errors } from "./en/errors.ts";
import type { identity } from "./en/identity.ts";
import type { onboarding } from "./en/onboarding.ts";
import type { questions } from "./en/questions.ts";
import type { reasons } from "./en/reasons.ts";
import type { shell } from "./en/shell.ts";
import type { signIn } from "./en/sign-in.ts";
import type { validation } from "./en/validation.ts";

/** Every file of texts by its name: `useTranslation("dashboard")` then knows its keys. A new feature adds a line. */
export interface Resources {
  readonly dashboard: typeof dashboard;
  readonly documents: typeof documents;
  readonly errors: typeof errors;
  readonly identity: typeof identity;
  readonly onboarding: typeof onboarding;
  readonly questions: typeof questions;
  readonly reasons: typeof reasons;
  readonly shell: typeof shell;
  readonly "sign-in": typeof signIn;
  readonly validation: typeof validation;
}

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "shell";
    resources: Resources;
  }
}
