/** Imports the pages up front, so that no test waits for their compilation. */
import "../agencies/usage-page.tsx";
import "../case/right-to-rent/right-to-rent-page.tsx";
import "../figures/figures-page.tsx";
import "../lists/canned-page.tsx";
import "../lists/lists-pages.tsx";
import "../lists/providers-page.tsx";
import "../lists/rule-set-page.tsx";
import "../follow-ups/follow-ups-page.tsx";
import "../investigations/bundle-page.tsx";
import "../investigations/investigations-pages.tsx";
import "../keys/keys-page.tsx";
import "../policies/policies-page.tsx";
import "../references/reference-page.tsx";
import "../references/references-pages.tsx";
import "../team/team-page.tsx";
