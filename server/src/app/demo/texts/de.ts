import type { DemoTexts } from "./demo-texts.ts";

export const demo: DemoTexts = {
  title: "Wer möchten Sie sein?",
  lead: "Latchkey prüft Menschen, die eine Wohnung mieten möchten: Sie beantworten Fragen und zeigen Dokumente, andere bestätigen sie, ein Prüfteam entscheidet. Beginnen Sie mit Amara. Ein Klick meldet Sie an. Jede Person hat ihre eigene Bank, ihren eigenen Arbeitgeber und ihre eigene Vermietung, und nichts verlässt diesen Rechner.",
  applicants: "Bewerberinnen und Bewerber",
  otherSide: "Auf der anderen Seite",
  again: "Neu anfangen",
  allAgain: "Mit neuen Personen von vorn anfangen",
  freshPeople: "Beim nächsten Klick fangen alle neu an.",
  outbox: "Alle E-Mails landen im <a>Postausgang auf diesem Rechner</a>.",
  telemetry:
    "Was äußere Dienste über die Nutzung erfahren, steht auf der Seite <a>Was diese Installation verlassen hat</a>.",
  ownAddress: "Mit einer eigenen Adresse anmelden",
  languages: "Sprache",
  persona: {
    amara: {
      who: "Feste Stelle, monatlich bezahlt",
      what: "Nur der Nachweis fehlt: die Bank verbinden. Das Gehalt ist etwas zu niedrig für die Miete",
    },
    ben: {
      who: "Lager, wöchentlich bezahlt",
      what: "Alles ist abgeschickt, und eine weitere Unterlage wird verlangt",
    },
    ella: { who: "Auf Abruf in der Gastronomie", what: "Jede Woche anderer Lohn, und Wochen ganz ohne" },
    femi: { who: "Selbstständiger Fotograf", what: "Sechs Monate Rechnungen bei der Bank" },
    george: { who: "Staatliche und private Rente", what: "Zwei Renten, die sich addieren" },
    hana: {
      who: "Universal Credit und eine Teilzeitstelle",
      what: "Sozialleistungen zählen wie jedes andere Einkommen",
    },
    mo: {
      who: "Neue Stelle, und das Finanzamt weiß davon",
      what: "Bank, Steuerdatensatz oder Konfir: alle Nachweise stehen offen. National Insurance Number PC 10 00 06 B",
    },
    sophie: {
      who: "Studentin aus Frankreich mit Stipendium",
      what: "Eine Wohnung in England: Mietrecht mit Share Code",
    },
    jack: { who: "Lebt von Ersparnissen", what: "Ersparnisse statt Einkommen" },
    lucia: { who: "Gehalt bei einer Bank in Spanien", what: "Einkommen in Euro, bei einer Bank im Ausland" },
    callum: {
      who: "Hat seine Gehaltsabrechnung geändert",
      what: "Die Bank zeigt die Hälfte davon, und sein Arbeitgeber antwortet sofort und sagt etwas anderes",
    },
    tomasz: {
      who: "Seine Vermietung antwortet nie",
      what: "Bereit zum Abschicken. Erinnerungen folgen; Schweigen schadet nicht",
    },
    samira: {
      who: "Ihre Vermietung lehnt ab",
      what: "Bereit zum Abschicken. Die Vermietung möchte nicht antworten; das schadet nicht",
    },
    margaret: {
      who: "Bürgt für die Miete ihres Enkels",
      what: "Ihre eigene Identität und ihr Einkommen, und nichts von seinem",
    },
  },
  referee: {
    landlord: {
      name: "Harbour Street Homes",
      who: "Vermietung von Amara Okafor",
      what: "Fünf Fragen mit Ja oder Nein, ohne Konto",
    },
    employer: {
      name: "Ellen Marsh",
      who: "Lohnbüro bei Brightwater Ltd",
      what: "Ein paar Fragen zu einer Kollegin; nichts muss gesagt werden",
    },
    accountant: {
      name: "Ada Quill",
      who: "Steuerberaterin von Oluwafemi Adeyemi",
      what: "Was die Bücher eines Selbstständigen sagen",
    },
  },
  agency: "Bei der Vermietung",
  agent: {
    marcus: {
      who: "Administrator der Vermietung",
      what: "Das Portal der Vermietung: ihre Bewerbungen, ihre Leute, Änderungen nach dem Abschicken",
    },
    hannah: {
      who: "Vermieterin, prüft auch das Recht zu mieten",
      what: "Schickt Bewerbungen ab, verfolgt sie und stellt Fragen",
    },
  },
  provider: "Bei der Firma, die prüft",
  staff: {
    priya: {
      who: "Prüferin",
      what: "Sieht an, was geschickt wurde. Legt Bewerbungen an und nimmt Fälle aus der Warteschlange",
    },
    lucia: { who: "Prüferin", what: "Priyas Kollegin: Was Priya bearbeitet, sieht sie als vergeben" },
    owen: {
      who: "Leiter",
      what: "Prüft wie Priya, verteilt Fälle, sieht die Auslastung, hält Entscheidungen an",
    },
    ruth: {
      who: "Administratorin",
      what: "Das Team, die Regelwerke und die Schlüssel für Programme. Sieht keine Fälle",
    },
    henry: { who: "Administrator", what: "Ruths Kollege: veröffentlicht die Regelwerke, die sie vorschlägt" },
  },
  wrong: {
    title: "Etwas schiefgehen lassen",
    text: "Jeder Partner hier ist ein Ersatz auf diesem Rechner. Lassen Sie einen ausfallen und sehen Sie, was dann erscheint.",
    switch: "Übernehmen",
    away: "Die Ersatzdienste antworten nicht, deshalb lässt sich nichts umschalten.",
  },
  partner: {
    truelayer: "Bank",
    hmrc: "Finanzamt",
    konfir: "Prüfung der Beschäftigung",
    postcoder: "Adresssuche",
  },
  scenario: {
    works: "Funktioniert",
    timeout: "Antwortet nie",
    "500": "Serverfehler (500)",
    "429": "Zu viele Anfragen (429)",
    malformed_json: "Unlesbare Antwort",
    slow: "Antwortet nach 8 Sekunden",
    drop_connection: "Bricht die Verbindung ab",
  },
};
