import type { rightToRentStatement as en } from "../en/right-to-rent-statement.ts";
import type { Translated } from "../translated.ts";

export const rightToRentStatement = {
  title: "Prüfung Ihres Rechts zu mieten",
  why: "In England verlangt das Gesetz von allen Erwachsenen, die in dieser Wohnung wohnen werden, einen Nachweis, dass sie mieten dürfen. Das geschieht vor Abschluss des Vertrags, bei allen und auf die gleiche Weise.",
  ways: "Es gibt mehrere Wege: Dokumente im Original; ein Share-Code von GOV.UK; ein zugelassener Dienst, der die Identität prüft, mit britischem oder irischem Pass oder irischer Passkarte; oder, solange ein Antrag oder Ihre Papiere beim Innen\u00administerium (Home Office) liegen, eine Anfrage an dessen Landlord Checking Service. Sie können jeden Weg wählen, der Ihnen offensteht. Es kostet Sie nichts.",
  equal:
    "Niemand wird wegen der Staats\u00adangehörigkeit anders behandelt oder weil das Recht zu mieten befristet ist. Ein befristetes Recht wird später noch einmal geprüft. Das ist kein Grund, eine Wohnung zu verweigern.",
  recorded:
    "Wir halten fest, welchen Weg Sie gewählt haben, was wir gesehen haben, das Ergebnis, den Tag und wer geprüft hat. Wir bewahren Kopien dessen auf, was Sie gezeigt haben, oder der Seite mit dem Ergebnis. {{provider}} bewahrt sie für {{agency}} auf. Wer für die Prüfung verantwortlich ist, Vermieterseite oder Agentur, erhält eine Kopie.",
  kept: "Eintrag und Kopien werden aufbewahrt, solange Sie in der Wohnung wohnen, und danach noch {{months}} Monate. Wird die Wohnung nicht an Sie vermietet, werden sie {{days}} Tage aufbewahrt.",
  told: "{{agency}} erfährt den Tag des Ergebnisses.",
  wrong:
    "Wenn im Eintrag etwas nicht stimmt, sagen Sie es dem Team von {{provider}}. Die Prüfung wird dann neu festgehalten.",
} as const satisfies Translated<typeof en>;
