import type { homeCourseTitles as english } from "../en/home-course-titles.ts";
import type { Translated } from "../translated.ts";

export const homeCourseTitles: Translated<typeof english> = {
  OPEN: "Su solicitud está aceptada provisionalmente",
  END: "Este alquiler no sigue adelante",
};
