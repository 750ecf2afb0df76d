import type { Translated } from "@latchkey/words/translated.ts";
import type { livePhoto as english } from "../en/live-photo.ts";

export const livePhoto: Translated<typeof english> = {
  signposting: {
    title: "Bevor Sie ein Foto von Ihrem Gesicht machen",
    subtitle: "Wir vergleichen es mit Ihrem Pass, damit niemand sonst Ihren Namen benutzen kann.",
    good: "Ganzes Gesicht, gutes Licht",
    dark: "Licht von hinten",
    covered: "Gesicht verdeckt",
    covering: "Ein Kopftuch oder ein Turban ist in Ordnung. Ihr Gesicht muss zu sehen sein.",
    alone: "Auf dem Foto sollten nur Sie zu sehen sein.",
    choice: "Sie können auch ohne Foto weitermachen.",
    understood: "Ich weiß, wie ich das Foto mache",
    understoodRequired: "Kreuzen Sie das Kästchen an, wenn Sie das gelesen haben",
  },
  permissions: {
    title: "Dürfen wir Ihre Kamera benutzen?",
    subtitle: "Ihr Browser wird Sie fragen. Wählen Sie „Zulassen“.",
    asks: "Wir machen ein einziges Foto, und nur, wenn Sie es auslösen.",
    off: "Danach geht die Kamera wieder aus.",
    sent: "Sie sehen das Foto, bevor Sie es senden.",
    grant: "Kamera erlauben",
    asking: "Ihr Browser fragt nach der Kamera",
  },
  camera: {
    title: "Machen Sie ein Foto von Ihrem Gesicht",
    subtitle: "Wir vergleichen es mit Ihrem Pass, damit niemand sonst Ihren Namen benutzen kann.",
    hint: "Halten Sie Ihr Gesicht in den gestri\u00adchelten Rahmen",
    label: "Livebild Ihrer Kamera",
    starting: "Die Kamera startet. Wenn Ihr Browser fragt, wählen Sie „Zulassen“.",
    off: "Die Kamera ist aus.",
    ready: "Die Kamera ist an. Machen Sie das Foto, wenn Sie bereit sind.",
    take: "Foto machen",
    turnOn: "Kamera einschalten",
    tryAgain: "Noch einmal versuchen",
    without: "Ohne Foto weiter\u00admachen",
  },
  review: {
    title: "Ist dieses Foto gut?",
    subtitle: "Ihr ganzes Gesicht sollte zu sehen sein. Nichts sollte es verdecken.",
    photo: "Das Foto, das Sie gemacht haben",
    use: "Dieses Foto verwenden",
    again: "Noch einmal machen",
    sending: "Wir senden Ihr Foto",
  },
  kept: {
    title: "Wir haben Ihr Foto schon",
    subtitle: "Sie können es behalten oder ein neues machen.",
    keep: "Dieses Foto behalten",
    anew: "Neues Foto machen",
  },
  refused: {
    face: "Wir konnten Ihr Gesicht nicht erkennen",
    faceHelp:
      "Sehen Sie allein und bei gutem Licht gerade in die Kamera. Machen Sie das Foto dann noch einmal.",
    document: "Wir konnten dieses Foto nicht verwenden",
    documentHelp: "Machen Sie es noch einmal, bei gutem Licht und ohne etwas vor dem Gesicht.",
    failed: "Ihr Foto ist nicht angekommen",
    failedHelp:
      "Prüfen Sie Ihre Verbindung und senden Sie es noch einmal. Ihre anderen Antworten sind gespeichert.",
  },
  problem: {
    refused: "Ihr Browser hat die Kamera nicht erlaubt",
    refusedHelp:
      "Wählen Sie oben neben der Adresse das Symbol, erlauben Sie die Kamera für diese Seite und versuchen Sie es noch einmal.",
    missing: "Wir konnten keine Kamera finden",
    missingHelp:
      "Schließen Sie eine an und versuchen Sie es noch einmal. Oder öffnen Sie diese Seite auf einem Handy.",
    busy: "Die Kamera ist nicht gestartet",
    busyHelp:
      "Vielleicht benutzt sie gerade ein anderes Programm. Schließen Sie es und versuchen Sie es noch einmal.",
    unavailable: "Dieser Browser kann hier keine Kamera benutzen",
    unavailableHelp: "Öffnen Sie diese Seite in einem anderen Browser oder auf einem Handy.",
    without: "Sie können auch ohne Foto weitermachen.",
  },
  optOut: {
    title: "Mit oder ohne Foto?",
    subtitle: "Beides ist in Ordnung. Sie entscheiden.",
    fine: "Sie können diesen Abschnitt ohne Foto abschließen.",
    reviewer: "Unser Prüfteam sieht sich dann nur Ihre Dokumente an.",
    later: "Vielleicht bittet es Sie um etwas anderes.",
  },
};
