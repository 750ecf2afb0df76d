import type { homeCourseTitles as english } from "../en/home-course-titles.ts";
import type { Translated } from "../translated.ts";

export const homeCourseTitles: Translated<typeof english> = {
  OPEN: "La Sua richiesta è accettata in via provvisoria",
  END: "Questo affitto non va avanti",
};
