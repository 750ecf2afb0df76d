import type { Translated } from "@latchkey/words/translated.ts";
import type { signOut as english } from "../en/sign-out.ts";

export const signOut: Translated<typeof english> = {
  title: "En otra pestaña hay texto sin guardar",
  text: "Vaya a esa pestaña y guárdelo. Si cierra la sesión ahora, se perderá.",
  anyway: "Cerrar la sesión de todos modos",
  stay: "No cerrar la sesión",
};
