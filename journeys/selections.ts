/** Stories that do not run in the default desktop browser, each with its reason. */

export interface Selected {
  /** `sign-out` is stories/sign-out.story.ts. */
  readonly file: string;
  /** The start of its title, preceded by the titles of its groups. */
  readonly title: string;
  readonly because: string;
}

/** The headless shell has no prompts, and its file picker cannot be opened by keyboard. */
export const FULL_BROWSER: readonly Selected[] = [
  { file: "keyboard", title: "WEB-04 (in part) FRM-315", because: "a key opens the file picker" },
  { file: "live-photo", title: "IDN-043 IDN-049", because: "the prompt for the camera is refused" },
  { file: "live-photo", title: "IDN-045 IDN-047", because: "the camera is used with the keyboard" },
];

/**
 * Only what a narrow window or a touch screen could break; the desktop runs every story. A new section adds one complete
 * journey.
 */
export const PHONE: readonly Selected[] = [
  { file: "first-journey", title: "FRM-002", because: "the whole journey, every screen with axe" },
  { file: "sign-in", title: "FRM-049 FRM-290", because: "errors of the sign-in form, with axe" },
  { file: "sign-in", title: "FRM-051 FRM-211", because: "alerts above the form, and Back of the browser" },
  { file: "onboarding", title: "FRM-084 FRM-087", because: "the dialog is a sheet at the bottom" },
  { file: "onboarding", title: "FRM-096 FRM-098", because: "the boxes scroll inside the sheet" },
  { file: "dashboard-states", title: "FRM-070 FRM-079", because: "cards in one column, in every state" },
  { file: "dashboard-states", title: "FRM-059 FRM-064", because: "what is missing, in one column" },
  { file: "bad-input", title: "IDN-096 IDN-097", because: "the footer stays and must not cover a field" },
  { file: "bad-input", title: "IDN-012 IDN-101", because: "three parts of a date side by side" },
  { file: "bad-input", title: "FRM-281 FRM-282", because: "long names of files in narrow rows" },
  { file: "two-sided", title: "IDN-018 IDN-021", because: "a touch screen offers to take a photo" },
  { file: "live-photo", title: "IDN-037 IDN-042", because: "the camera's frame on a phone" },
  { file: "no-document", title: "IDN-027 FRM-280", because: "the dialog with reasons is a sheet" },
  { file: "whole-application", title: "FRM-001 FRM-003", because: "everything that a case may ask for" },
  { file: "right-to-rent", title: "IDN-055 IDN-056", because: "the longest way, every screen with axe" },
  { file: "right-to-rent", title: "IDN-066 IDN-071", because: "Continue is touched, not reached by Tab" },
  { file: "remedial-identity", title: "IDN-022 IDN-023", because: "reasons and comment in a narrow page" },
  { file: "leave-and-return", title: "FRM-258 FRM-259", because: "the page's own Back stands elsewhere" },
  { file: "routes", title: "FRM-031 FRM-032", because: "the error page reflows" },
  { file: "routes", title: "FRM-013 FRM-014", because: "the language is chosen in the drawer" },
  { file: "sign-out", title: "FRM-027 FRM-028", because: "signing out is in the drawer" },
];

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What Playwright's `grep` matches: the path of a story's file, its groups and its title, separated by spaces. */
export const titlesOf = (selected: readonly Selected[]): RegExp =>
  new RegExp(
    selected
      .map(({ file, title }) => `(?:^|[ /])${literally(file)}\\.story\\.ts ${literally(title)}`)
      .join("|"),
  );

/** Messages about selections that match no story, or several. @param titles of one project, as `grep` sees them */
export const selectionProblems = (
  selected: readonly Selected[],
  titles: readonly string[],
): readonly string[] =>
  selected
    .map((one) => ({ one, count: titles.filter((title) => titlesOf([one]).test(title)).length }))
    .filter(({ count }) => count !== 1)
    .map(
      ({ one, count }) => `“${one.title}” of ${one.file} in journeys/selections.ts names ${count} stories.`,
    );
