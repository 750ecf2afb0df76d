import type { homeCourse as english } from "../en/home-course.ts";
import type { Translated } from "../translated.ts";

export const homeCourse: Translated<typeof english> = {
  OPEN: "Es steht noch nicht fest, wie es mit Ihrer Wohnung weitergeht. Bis dahin sind Sie vorläufig angenommen, und es gibt noch keinen Mietvertrag.",
  REPLACE: "Eine andere Person soll mit Ihnen einziehen. Auch sie muss angenommen werden.",
  CHANGE_SHARES:
    "Die Miete soll neu aufgeteilt werden, Ihr Anteil kann also steigen. Den Betrag nennt Ihnen die Agentur oder die Vermietung.",
  END: "Die Vermietung dieser Wohnung kommt nicht zustande. Ihre Zusage galt nur für diese Wohnung und gilt für keine andere. Sie müssen nichts weiter tun.",
};
