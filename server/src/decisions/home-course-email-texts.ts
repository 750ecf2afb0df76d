import type { ToldCourse } from "@latchkey/domain/review/home-course.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { homeCourse as de } from "@latchkey/words/de/home-course.ts";
import { homeCourseTitles as deTitles } from "@latchkey/words/de/home-course-titles.ts";
import { homeCourse as en } from "@latchkey/words/en/home-course.ts";
import { homeCourseTitles as enTitles } from "@latchkey/words/en/home-course-titles.ts";
import { homeCourse as es } from "@latchkey/words/es/home-course.ts";
import { homeCourseTitles as esTitles } from "@latchkey/words/es/home-course-titles.ts";
import { homeCourse as fr } from "@latchkey/words/fr/home-course.ts";
import { homeCourseTitles as frTitles } from "@latchkey/words/fr/home-course-titles.ts";
import { homeCourse as it } from "@latchkey/words/it/home-course.ts";
import { homeCourseTitles as itTitles } from "@latchkey/words/it/home-course-titles.ts";
import { homeCourse as pt } from "@latchkey/words/pt/home-course.ts";
import { homeCourseTitles as ptTitles } from "@latchkey/words/pt/home-course-titles.ts";
import type { Translated } from "@latchkey/words/translated.ts";

const told = { de, en, es, fr, it, pt } as const satisfies Readonly<Record<Language, Translated<typeof en>>>;

const titles = {
  de: deTitles,
  en: enTitles,
  es: esTitles,
  fr: frTitles,
  it: itTitles,
  pt: ptTitles,
} as const satisfies Readonly<Record<Language, Translated<typeof enTitles>>>;

const keys = {
  open: "OPEN",
  replace: "REPLACE",
  change_shares: "CHANGE_SHARES",
  end: "END",
} as const satisfies Readonly<Record<ToldCourse, keyof typeof en>>;

export const homeCourseText = (course: ToldCourse, language: Language): string =>
  told[language][keys[course]];

/** @returns undefined if the course leaves the title of the acceptance as it is */
export const homeCourseTitle = (course: ToldCourse, language: Language): string | undefined => {
  if (course === "open") return titles[language].OPEN;
  return course === "end" ? titles[language].END : undefined;
};
