import type { rightToRentStatement as en } from "../en/right-to-rent-statement.ts";
import type { Translated } from "../translated.ts";

export const rightToRentStatement = {
  title: "La comprobación de su derecho a alquilar",
  why: "En Inglaterra la ley pide a cada persona adulta que vaya a vivir en esta vivienda que demuestre que puede alquilarla. Se hace antes de firmar el contrato, con todas las personas y de la misma manera.",
  ways: "Hay varias maneras de demostrarlo: documentos originales; un código para compartir (share code) de GOV.UK; un servicio de identidad registrado, con pasaporte británico o irlandés o tarjeta pasaporte irlandesa; o, mientras una solicitud o sus documentos estén en el Ministerio del Interior (Home Office), una consulta a su Landlord Checking Service. Puede elegir cualquiera de las que estén a su disposición. No le cuesta nada.",
  equal:
    "No se trata a nadie de otra manera por su nacionalidad ni porque su derecho a alquilar tenga una fecha de fin. Un derecho con fecha de fin se comprueba de nuevo más adelante, y no es motivo para negar una vivienda.",
  recorded:
    "Registramos la manera que ha elegido, lo que se ha visto, el resultado, el día y quién ha hecho la comprobación. Guardamos copias de lo que ha mostrado o de la página con el resultado. {{provider}} las guarda para {{agency}}. La parte arrendadora o la agencia recibe una copia si es responsable de la comprobación.",
  kept: "El registro y las copias se guardan mientras viva en la vivienda y durante {{months}} meses más. Si la vivienda no se le alquila, se guardan durante {{days}} días.",
  told: "Se comunica a {{agency}} el día del resultado.",
  wrong:
    "Si algo del registro no es correcto, dígaselo al equipo de {{provider}}. La comprobación se registra entonces de nuevo.",
} as const satisfies Translated<typeof en>;
