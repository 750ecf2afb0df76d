import type { Translated } from "@latchkey/words/translated.ts";
import type { phone as english } from "../en/phone.ts";

export const phone: Translated<typeof english> = {
  looking: { title: "Un momento", text: "Estamos abriendo la página." },
  offer: {
    photo: "Hágase una foto de la cara",
    text: "Añádalo con este teléfono: el archivo llega directamente a la página de su ordenador.",
    warning:
      "Continúe solo si usted mismo tiene abierta esa página. Nadie más debería enviarle un código así.",
    open: "Continuar en este teléfono",
  },
  step: {
    subtitle: "Añádalo aquí. Después continúe en su ordenador.",
    done: "Listo",
    arrived_one: "Su archivo está en su ordenador",
    arrived_other: "{{count}} archivos están en su ordenador",
    goBack: "Puede continuar allí.",
    goBackOrMore: "Puede continuar allí o añadir aquí otro archivo.",
    notArrived: "El archivo aún no está en su ordenador",
  },
  done: {
    title: "Puede cerrar esta página",
    text: "Continúe en su ordenador. Este teléfono ya no está conectado con él.",
  },
  over: {
    title: "Este código ya no funciona",
    text: "Un código funciona una vez, durante diez minutos, mientras la página de su ordenador está abierta. Muestre allí uno nuevo.",
  },
  failed: {
    title: "No hemos podido conectar con el servidor",
    text: "Compruebe su conexión e inténtelo de nuevo.",
    tryAgain: "Intentar de nuevo",
  },
};
