import type { DemoTexts } from "./demo-texts.ts";

export const demo: DemoTexts = {
  title: "Elija quién quiere ser",
  lead: "Latchkey comprueba a personas que quieren alquilar una vivienda: responden a preguntas y muestran documentos, otras personas los confirman y un equipo decide. Empiece con Amara. Basta una pulsación para entrar. Cada persona tiene su banco, su empresa y su arrendador, y nada sale de este equipo.",
  applicants: "Solicitantes",
  otherSide: "Al otro lado",
  again: "Empezar de nuevo",
  allAgain: "Empezar de nuevo con otras personas",
  freshPeople: "Todas empiezan de nuevo con la próxima pulsación.",
  outbox: "Todos los correos llegan a la <a>bandeja de salida de este equipo</a>.",
  telemetry:
    "Lo que se comunica a servicios externos sobre el uso figura en la página <a>Lo que ha salido de esta instalación</a>.",
  ownAddress: "Iniciar sesión con una dirección propia",
  languages: "Idioma",
  persona: {
    amara: {
      who: "Empleo fijo, con paga mensual",
      what: "Solo falta la prueba: conectar el banco. El sueldo es algo bajo para el alquiler",
    },
    ben: { who: "Almacén, con paga semanal", what: "Todo está enviado y se pide un documento más" },
    ella: {
      who: "Contrato sin horas fijas, hostelería",
      what: "Una paga distinta cada semana, y semanas sin ninguna",
    },
    femi: { who: "Fotógrafo autónomo", what: "Seis meses de facturas en el banco" },
    george: { who: "Pensión pública y otra privada", what: "Dos pensiones que se suman" },
    hana: {
      who: "Universal Credit y un empleo a tiempo parcial",
      what: "Las ayudas cuentan como cualquier otro ingreso",
    },
    mo: {
      who: "Empleo nuevo, que Hacienda ya conoce",
      what: "Banco, registro fiscal o Konfir: se ofrecen todas las pruebas. Número National Insurance PC 10 00 06 B",
    },
    sophie: {
      who: "Estudiante de Francia con una beca",
      what: "Una vivienda en Inglaterra: derecho a alquilar con share code",
    },
    jack: { who: "Vive de sus ahorros", what: "Ahorros en lugar de ingresos" },
    lucia: { who: "Cobra en un banco de España", what: "Ingresos en euros, en un banco extranjero" },
    callum: {
      who: "Ha modificado su nómina",
      what: "El banco muestra la mitad, y su empresa responde enseguida y dice otra cosa",
    },
    tomasz: {
      who: "Su arrendador nunca responde",
      what: "Listo para enviar. Siguen recordatorios; el silencio no perjudica",
    },
    samira: {
      who: "Su arrendador se niega",
      what: "Listo para enviar. El arrendador no quiere responder; nada se pierde por ello",
    },
    margaret: {
      who: "Avala el alquiler de su nieto",
      what: "Su propia identidad y sus ingresos, y nada de él",
    },
  },
  referee: {
    landlord: {
      name: "Harbour Street Homes",
      who: "Arrendador de Amara Okafor",
      what: "Cinco preguntas de sí o no, sin cuenta",
    },
    employer: {
      name: "Ellen Marsh",
      who: "Nóminas en Brightwater Ltd",
      what: "Unas preguntas sobre una compañera; nada es obligatorio",
    },
    accountant: {
      name: "Ada Quill",
      who: "Contable de Oluwafemi Adeyemi",
      what: "Lo que dicen las cuentas de un autónomo",
    },
  },
  agency: "En la agencia",
  agent: {
    marcus: {
      who: "Administrador de la agencia",
      what: "El portal de la agencia: sus solicitudes, su gente, los cambios después del envío",
    },
    hannah: {
      who: "Negociadora, también comprueba el derecho a alquilar",
      what: "Envía solicitudes, las sigue y hace preguntas",
    },
  },
  provider: "En la empresa que comprueba",
  staff: {
    priya: { who: "Revisora", what: "Mira lo que se ha enviado. Crea solicitudes y toma casos de la cola" },
    lucia: { who: "Revisora", what: "La compañera de Priya: ve como ocupado lo que Priya revisa" },
    owen: {
      who: "Responsable",
      what: "Revisa como Priya, reparte los casos, ve la carga de trabajo y detiene decisiones",
    },
    ruth: {
      who: "Administradora",
      what: "El equipo, las políticas y las claves para programas. No ve ningún caso",
    },
    henry: { who: "Administrador", what: "El compañero de Ruth: publica las políticas que ella propone" },
  },
  wrong: {
    title: "Haga que algo falle",
    text: "Cada socio es aquí un sustituto en este equipo. Haga fallar uno y vea lo que aparece.",
    switch: "Aplicar",
    away: "Los sustitutos no responden, así que no se puede cambiar nada.",
  },
  partner: {
    truelayer: "Banco",
    hmrc: "Hacienda",
    konfir: "Verificación de empleo",
    postcoder: "Búsqueda de direcciones",
  },
  scenario: {
    works: "Funciona",
    timeout: "Nunca responde",
    "500": "Error del servidor (500)",
    "429": "Demasiadas peticiones (429)",
    malformed_json: "Respuesta ilegible",
    slow: "Responde tras 8 segundos",
    drop_connection: "Corta la conexión",
  },
};
