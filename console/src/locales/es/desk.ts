import type { Translated } from "@latchkey/words/translated.ts";
import type { desk as english } from "../en/desk.ts";

export const desk: Translated<typeof english> = {
  role: {
    tenant: "Inquilino",
    occupier: "Vive allí, no paga",
    guarantor: "Avalista",
  },
  section: {
    IDENTITY: "Identidad",
    INCOME: "Ingresos",
    RESIDENCE: "Residencia",
  },
  standing: {
    todo: "sin empezar",
    progress: "empezado",
    done: "completado",
    submitted: "enviado",
    missing: "falta una respuesta",
  },
  sectionIs: "{{section}}: {{standing}}",
  status: {
    NEW: "Nuevo",
    ANSWER: "Llegó respuesta",
    INVITED: "Invitado",
    COLLECTING: "Rellenándose",
    IN_REVIEW: "En revisión",
    RETURNED: "Espera respuesta",
    PROPOSED: "Segunda persona",
    AGREED: "Aún provisional",
    SECOND_LOOK: "Segunda revisión",
    DECIDED: "Decidido",
    WITHDRAWN: "Retirado",
    EXPIRED: "Caducado",
    BOUNCED: "Invitación devuelta",
  },
  nobody: "Nadie todavía",
  you: "Usted",
  tryAgain: "Intentarlo de nuevo",
  close: "Cerrar",
  cancel: "Cancelar",
  previous: "Anterior",
  next: "Siguiente",
  policies: {
    "england-default": "Inglaterra",
    "scotland-wales-ni-default": "Escocia, Gales, Irlanda del Norte",
    "no-references": "Sin referencias",
    "guarantor-required": "Con avalista",
    "every-proof": "Todo tipo de pruebas",
    "identity-only": "Solo identidad",
    "england-identity-only": "Solo identidad, Inglaterra",
    "identity-residence": "Identidad y direcciones",
  },
  failed: {
    title: "No se ha guardado",
    text: "Compruebe su conexión y vuelva a intentarlo. Lo que ha escrito sigue aquí.",
    refusedTitle: "Eso ya no es posible",
    refused: "Puede que alguien lo haya cambiado entretanto. Vuelva a cargar la página y compruébelo.",
    tooManyTitle: "Demasiados cambios a la vez",
    tooMany: "Espere unos minutos y vuelva a intentarlo.",
  },
  stale: {
    title: "No hemos podido cargar el estado más reciente",
    text: "Lo que ve puede haber cambiado. Nada de lo guardado se ha perdido.",
  },
  loadFailed: {
    title: "No hemos podido cargarlo",
    text: "El problema es nuestro. Nada de lo guardado se ha perdido.",
  },
  newApplication: {
    validations: {
      start:
        "Elija una fecha de hace {{past}}\u00a0meses como máximo y dentro de {{ahead}}\u00a0meses como máximo",
      share: "Introduzca un importe entre 0 y el alquiler completo",
      shares: "Las partes deben sumar el alquiler",
      nobody: "Añada al menos una persona",
      tooMany: "{{max}}\u00a0personas como máximo",
      repeated: "Esta persona ya está",
      ownGuarantor: "Nadie avala su propia parte. Introduzca otra dirección",
      roleStays: "Quien paga una parte la sigue pagando, y quien no paga, no paga",
    },
  },
};
