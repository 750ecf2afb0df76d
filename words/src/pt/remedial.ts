import type { remedial as english } from "../en/remedial.ts";
import type { Translated } from "../translated.ts";

export const remedial: Translated<typeof english> = {
  page: {
    missing: "O que faltava",
    note: "Uma nota da nossa equipa de análise",
    noteIn: "Uma nota da nossa equipa de análise, língua: {{language}}",
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
    payer: "É preciso rever quem paga a renda",
    source: "É preciso rever os seus rendimentos",
    reference: "Precisamos de alguém a quem perguntar sobre o seu emprego",
    guarantor: "É preciso rever os dados do seu fiador",
    income: "Precisamos de um comprovativo de rendimentos",
    another: "Precisamos de outro documento: {{document}}",
    history: "É preciso rever as suas moradas",
    rental: "É preciso rever a sua renda",
    landlord: "Precisamos de alguém a quem perguntar sobre a sua casa",
    address: "Precisamos de um comprovativo de morada",
    agreement: "Precisamos do seu contrato de arrendamento",
  },
};
