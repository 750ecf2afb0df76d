import type { guidance as english } from "../en/guidance.ts";
import type { Translated } from "../translated.ts";

export const guidance: Translated<typeof english> = {
  signposting: {
    title: "Bevor Sie das Foto machen",
    titleBack: "Jetzt die Rückseite",
    subtitle:
      "Mit einem klaren Foto geht es am schnellsten. Legen Sie Ihr Dokument flach hin, nah am Fenster.",
    subtitleBack: "Drehen Sie Ihr Dokument um. Für die Rückseite gelten die gleichen Regeln.",
    good: "Alle Ecken, scharf",
    crop: "Ecken abge\u00adschnitten",
    blur: "Unscharf",
    inDate: "Prüfen Sie, ob Ihr Dokument noch gültig ist.",
    colour: "Senden Sie es in Farbe. Schwarz-Weiß-Kopien können wir nicht annehmen.",
    understood: "Ich weiß jetzt, wie ich das Foto mache",
    understoodRequired: "Kreuzen Sie das Kästchen an, wenn Sie das gelesen haben",
    titleVisa: "Jetzt die Seite mit Ihrem Visum",
    subtitlePhotoPage:
      "Mit einem klaren Foto geht es am schnellsten. Schlagen Sie Ihren Pass auf der Seite mit Ihrem Foto auf.",
    subtitleVisa:
      "Schlagen Sie Ihren Pass auf der Seite mit dem Visum oder Stempel auf. Sagen Sie uns, bis wann Ihr Visum gilt.",
  },
  expiry: {
    legend: "Gültig bis",
    hint: "Das Datum steht auf dem Visum oder Stempel. Zum Beispiel 27\u00a03\u00a02029",
    required: "Geben Sie ein, bis wann Ihr Visum gilt",
    yearDigits: "Geben Sie das Jahr mit vier Ziffern ein, zum Beispiel 2029",
  },
  upload: {
    front: "Fügen Sie die Vorderseite hinzu: {{document}}",
    back: "Fügen Sie die Rückseite hinzu: {{document}}",
    plain: "Fügen Sie Ihr Dokument hinzu",
    only: "Fügen Sie Ihr Dokument hinzu: {{document}}",
    subtitle: "Wir suchen Ihren Namen, Ihr Geburtsdatum und Ihr Foto.",
    subtitleBack: "Wir vergleichen sie mit der Vorderseite.",
    good: "So gelingt das Foto",
    do: "So ist es gut",
    doColour: "In Farbe und bei gutem Licht fotogra\u00adfieren",
    doCorners: "Alle vier Ecken zeigen",
    doFlat: "Flach auf einen dunklen Tisch legen",
    dont: "Das bitte vermeiden",
    dontCover: "Etwas mit dem Finger verdecken",
    dontFlash: "Den Blitz benutzen",
    dontEdit: "Das Foto zuschneiden oder bearbeiten",
    photoPage: "Fügen Sie die Seite mit dem Foto hinzu: {{document}}",
    visaPage: "Fügen Sie die Seite mit dem Visum hinzu: {{document}}",
    subtitleVisa: "Wir suchen Ihren Namen und das Ablaufdatum des Visums.",
    subtitlePaper: "Wir suchen Ihren vollen Namen und das Datum.",
    subtitleTravel: "Wir suchen Ihren Namen und den Tag Ihrer Ankunft.",
    doName: "Prüfen, ob Ihr voller Name lesbar ist",
    doPages: "Die ganze Seite zeigen",
    doOriginal: "Die Datei selbst senden, wenn sie per E-Mail kam",
    dontFold: "Etwas umknicken oder verdecken",
    dontScreen: "Einen Bildschirm fotogra\u00adfieren",
    dontChange: "Etwas an der Datei ändern",
  },
};
