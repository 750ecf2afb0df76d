import type { homeCourseTitles as english } from "../en/home-course-titles.ts";
import type { Translated } from "../translated.ts";

export const homeCourseTitles: Translated<typeof english> = {
  OPEN: "Votre dossier est accepté à titre provisoire",
  END: "Cette location n’aura pas lieu",
};
