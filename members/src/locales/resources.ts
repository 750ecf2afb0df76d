import type { checkNames } from "@latchkey/words/en/check-names.ts";
import type { account } from "./en/account.ts";
import type { agencyUsers } from "./en/agency-users.ts";
import type { applicationRules } from "./en/application-rules.ts";
import type { enrolment } from "./en/enrolment.ts";
import type { memberFile } from "./en/member-file.ts";
import type { newApplication } from "./en/new-application.ts";
import type { page } from "./en/page.ts";
import type { peopleForm } from "./en/people-form.ts";
import type { reportLinks } from "./en/report-links.ts";
import type { rightToRent } from "./en/right-to-rent.ts";
import type { secondFactor } from "./en/second-factor.ts";
import type { signIn } from "./en/sign-in.ts";
import type { signOut } from "./en/sign-out.ts";
import type { usage } from "./en/usage.ts";
import type { MemberWords } from "./member-words.ts";

declare module "@latchkey/browser/i18n/texts.ts" {
  interface Texts {
    readonly account: typeof account;
    readonly "agency-users": typeof agencyUsers;
    readonly "application-rules": typeof applicationRules;
    readonly "check-names": typeof checkNames;
    readonly enrolment: typeof enrolment;
    readonly "member-words": MemberWords;
    readonly "new-application": typeof newApplication;
    readonly page: typeof page;
    readonly "people-form": typeof peopleForm;
    readonly "report-links": typeof reportLinks;
    readonly "right-to-rent": typeof rightToRent;
    readonly "second-factor": typeof secondFactor;
    readonly "sign-in": typeof signIn;
    readonly "sign-out": typeof signOut;
    readonly "member-file": typeof memberFile;
    readonly usage: typeof usage;
  }
}
