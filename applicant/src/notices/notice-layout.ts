import type { Translated } from "@latchkey/words/translated.ts";
import type { notices as english } from "../locales/en/notices.ts";

/** The legal pages; the server serves `/privacy` with the page of that name. */
export const noticeNames = ["privacy", "terms", "accessibility"] as const;
export type NoticeName = (typeof noticeNames)[number];

export type NoticeTexts = Translated<typeof english>;

type Key<Name extends NoticeName> = keyof (typeof english)[Name];

/** A part of a legal page: paragraphs, bullet points, closing paragraphs, each by the key of its text. */
interface Part<TextKey> {
  readonly title: TextKey;
  readonly before?: readonly TextKey[];
  readonly points?: readonly TextKey[];
  readonly after?: readonly TextKey[];
}

type Layouts = { readonly [Name in NoticeName]: readonly Part<Key<Name>>[] };

const layouts: Layouts = {
  privacy: [
    {
      title: "whatTitle",
      before: ["whatText"],
      points: ["whatEmail", "whatIdentity", "whatIncome", "whatResidence", "whatRecords"],
      after: ["whatCookies", "whatPages"],
    },
    { title: "whyTitle", points: ["whyCheck", "whyLaw", "whySafe", "whyTips"] },
    {
      title: "whoTitle",
      points: ["whoReviewers", "whoLandlord", "whoAsked", "whoPartners", "whoHelpers"],
      after: ["whoNobody"],
    },
    { title: "keepTitle", before: ["keepUntil", "keepAlso"] },
    {
      title: "rightsTitle",
      before: ["rightsText"],
      points: ["rightsSee", "rightsCorrect", "rightsDelete", "rightsStop", "rightsAgain"],
      after: ["rightsHow", "rightsComplain"],
    },
    { title: "contactTitle", before: ["contactText"] },
  ],
  terms: [
    { title: "serviceTitle", before: ["serviceText", "serviceLimit"] },
    {
      title: "promiseTitle",
      points: ["promiseAge", "promiseTrue", "promiseOwn", "promiseOthers", "promiseLink"],
    },
    { title: "checkTitle", before: ["checkText", "checkStop"] },
    { title: "wrongTitle", points: ["wrongFalse", "wrongOurs", "wrongAway"] },
    { title: "lawTitle", before: ["lawText"] },
    { title: "contactTitle", before: ["contactText"] },
  ],
  accessibility: [
    {
      title: "worksTitle",
      before: ["worksText"],
      points: ["worksKeyboard", "worksReader", "worksZoom", "worksColours", "worksMotion", "worksPause"],
    },
    { title: "standardTitle", before: ["standardText", "standardTests"] },
    { title: "limitsTitle", points: ["limitsPhoto", "limitsSignedOut"] },
    { title: "helpTitle", before: ["helpText", "helpMore"] },
  ],
};

export interface NoticePart {
  readonly title: string;
  readonly before: readonly string[];
  readonly points: readonly string[];
  readonly after: readonly string[];
}

export interface Notice {
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly NoticePart[];
}

export const noticeOf = (name: NoticeName, texts: NoticeTexts): Notice => {
  const words: Readonly<Record<string, string>> = texts[name];
  const say = (key: string): string => words[key] ?? "";
  const layout: readonly Part<string>[] = layouts[name];
  return {
    title: say("title"),
    lead: say("lead"),
    parts: layout.map(({ title, before = [], points = [], after = [] }) => ({
      title: say(title),
      before: before.map(say),
      points: points.map(say),
      after: after.map(say),
    })),
  };
};
