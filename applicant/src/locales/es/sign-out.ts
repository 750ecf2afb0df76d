import type { Translated } from "@latchkey/words/translated.ts";
import type { signOut as english } from "../en/sign-out.ts";

export const signOut: Translated<typeof english> = {
  title: "En otra pestaña hay respuestas sin guardar",
  text: "Vaya a esa pestaña y pulse «Continuar» para guardarlas. Si cierra la sesión ahora, se perderán.",
  anyway: "Cerrar la sesión de todos modos",
  stay: "No cerrar la sesión",
  everywhereTitle: "¿Cerrar todas las sesiones?",
  everywhereText:
    "Se cerrará su sesión en todos los navegadores y dispositivos, también aquí. Lo que no esté guardado se perderá.",
  everywhere: "Cerrar todas las sesiones",
};
