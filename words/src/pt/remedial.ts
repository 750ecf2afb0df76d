import type { remedial as english } from "../en/remedial.ts";
import type { Translated } from "../translated.ts";

export const remedial: Translated<typeof english> = {
  page: {
    missing: "O que faltava",
    note: "Uma nota da nossa equipa de análise",
    nothing: "A nossa equipa precisa de mais alguma coisa da sua parte. A página seguinte diz o que é.",
    rest: "Só precisa de responder a isto. Tudo o resto que enviou fica como está.",
    sendDocument: "Enviar um novo documento",
  },
  title: {
    details: "Alguns dos seus dados precisam de ser revistos",
    document: "Precisamos de outro documento",
    photo: "Precisamos outra vez do seu documento",
    named: "Precisamos de mais um documento: {{document}}",
    live: "Precisamos de uma fotografia sua",
    code: "Precisamos de um código de partilha (share code)",
    status: "Precisamos de saber mais sobre o seu visto",
    other: "Precisamos de mais alguma coisa da sua parte",
  },
};
