import type { homeCourseTitles as english } from "../en/home-course-titles.ts";
import type { Translated } from "../translated.ts";

export const homeCourseTitles: Translated<typeof english> = {
  OPEN: "A sua candidatura foi aceite provisoriamente",
  END: "Este arrendamento não avança",
};
