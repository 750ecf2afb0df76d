import type { Translated } from "@latchkey/words/translated.ts";
import type { carryOver as english } from "../en/carry-over.ts";

export const carryOver: Translated<typeof english> = {
  title: "Já nos deu alguns destes dados",
  lead: "Da sua candidatura para {{home}}, alterada pela última vez em {{date}}. Desmarque o que já não está certo: só copiamos o que estiver assinalado. Pode alterá-lo depois.",
  homes: {
    title: "Já nos deu moradas",
    lead: "Da sua candidatura para {{home}}. Desmarque o que já não está certo: só copiamos o que estiver assinalado. Pode alterá-lo depois.",
  },
  income: {
    title: "Já nos indicou rendimentos",
    lead: "Da sua candidatura para {{home}}. Voltamos a perguntar os valores e as datas.",
    use: "Usar este",
    useOf: "Usar: {{income}}",
  },
  fact: {
    name: "Nome: {{value}}",
    birthdate: "Data de nascimento: {{value}}",
    nationality: "Nacionalidade: {{value}}",
  },
  file: "{{file}}, adicionado em {{date}}",
  fileOfBack: "Verso: {{file}}, adicionado em {{date}}",
  copy: "Copiar o que está assinalado",
  failed: {
    title: "Não funcionou.",
    text: "Nada foi copiado. Tente outra vez ou responda às perguntas.",
  },
};
