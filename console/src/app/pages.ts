import { staffPages } from "@latchkey/domain/vocabulary/console-wire.ts";
import { knownPages } from "@latchkey/members/app/member-page.ts";
import { accountPage } from "../account/account-route.ts";
import { agenciesPage } from "../agencies/agencies-route.ts";
import { applicationsPage } from "../applications/applications-route.ts";
import { decisionPage } from "../decisions/decision-route.ts";
import { figuresPage } from "../figures/figures-route.ts";
import { followUpsPage } from "../follow-ups/follow-ups-route.ts";
import { investigationsPage } from "../investigations/investigations-route.ts";
import { keysPage } from "../keys/keys-route.ts";
import { listsPage } from "../lists/lists-route.ts";
import { policiesPage } from "../policies/policies-route.ts";
import { queuePage } from "../queue/queue-route.ts";
import { referencesPage } from "../references/references-route.ts";
import type { ConsolePage } from "../shell/console-page.ts";
import { teamPage } from "../team/team-route.ts";
import { webhooksPage } from "../webhooks/webhooks-route.ts";
import { workloadPage } from "../workload/workload-route.ts";
import { casesPage } from "./cases-route.ts";
import { secondReviewsPage } from "./second-reviews-route.ts";

/** The pages of the console in the order of the navigation. A new feature adds a line. */
export const consolePages: readonly ConsolePage[] = [
  queuePage,
  applicationsPage,
  casesPage,
  decisionPage,
  referencesPage,
  followUpsPage,
  agenciesPage,
  policiesPage,
  listsPage,
  figuresPage,
  workloadPage,
  teamPage,
  keysPage,
  webhooksPage,
  secondReviewsPage,
  investigationsPage,
  accountPage,
];

export const knownConsolePages = knownPages(staffPages, consolePages);
