import type { homeCourseTitles as english } from "../en/home-course-titles.ts";
import type { Translated } from "../translated.ts";

export const homeCourseTitles: Translated<typeof english> = {
  OPEN: "Ihre Bewerbung ist vorläufig angenommen",
  END: "Diese Vermietung kommt nicht zustande",
};
