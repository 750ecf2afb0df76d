import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { SECOND_REVIEWS_PATH } from "../desk/case-names.ts";
import type { ConsolePage } from "../shell/console-page.ts";

export const secondReviewsPage: ConsolePage = {
  path: SECOND_REVIEWS_PATH,
  roles: ["REVIEWER", "ADMINISTRATOR"],
  nav: { label: "secondReviews", letter: "r" },
  texts: ["second-reviews", "desk"],
  script: pageScript(async () => (await import("./second-reviews-pages.tsx")).SecondReviewsPages),
};
