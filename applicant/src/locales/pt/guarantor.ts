import type { Translated } from "@latchkey/words/translated.ts";
import type { guarantor as english } from "../en/guarantor.ts";

export const guarantor: Translated<typeof english> = {
  somebody: "uma pessoa que se candidata",
  welcome:
    "{{provider}} pede-lhe que seja fiador da renda de {{tenants}} em {{home}}: {{amount}} por mês. Se não for paga, poderá ter de a pagar.",
  atDeath: "Em caso de morte de um inquilino, não deve a renda do período seguinte.",
  income: {
    title: "O seu rendimento",
    titleThen: "Depois, o seu rendimento",
  },
  consents: {
    text: "Assinale as quatro primeiras caixas para podermos começar a verificação.",
    backgroundHint:
      "Por exemplo, a minha entidade patronal. Se as escolher: TrueLayer para o meu banco, HMRC para o meu registo fiscal, Konfir para o meu emprego",
    box: "Garanto a renda de {{tenants}} em {{home}}, {{amount}} por mês, se não for paga",
    mustAcceptTitle: "Assinale as quatro primeiras caixas, por favor",
  },
  again: {
    title: "O que garante mudou",
    text: "Aceitou outra coisa. Leia, por favor, o que é diferente:",
    tenants: "De quem é a renda: antes {{before}}, agora {{now}}.",
    home: "A casa: antes {{before}}, agora {{now}}.",
    amount: "A renda por mês: antes {{before}}, agora {{now}}.",
    first: "Aceita garantir a renda?",
    firstText: "Ainda não aceitou. Leia, por favor, o que iria garantir.",
    meanwhile: "Mudou enquanto estava a ler. Volte a ler o texto da caixa antes de a assinalar, por favor.",
    agree: "Aceito",
    mustAcceptTitle: "Assinale a caixa, por favor",
    mustAccept: "Sem isso, não garante nada de novo e não podemos continuar.",
    contact: "Não é o que tinham combinado? <mail>Escreva-nos</mail> primeiro.",
  },
  panel: {
    title: "O que garante",
    text: "A renda de {{tenants}} em {{home}}: <strong>{{amount}} por mês</strong>, se não for paga.",
    criteria:
      "Pede-se um rendimento anual de {{needed}} antes de impostos: {{multiple}}\u00a0×\u00a0{{amount}}. As poupanças também podem contar.",
    privacy:
      "Os outros só veem que recebeu o convite e se já enviou a sua parte, mas nenhuma das suas respostas.",
    nobody: "De momento, ninguém indica o seu nome como fiador. Não tem de fazer nada.",
  },
  dashboard: {
    fresh:
      "{{provider}} precisa de saber quem é e quanto ganha. Comece por onde quiser. Pode parar e voltar mais tarde.",
    income: "O que ganha ou o que poupou",
    send: "Enviar os meus dados",
    submitted:
      "Os seus dados estão com a nossa equipa. Escreveremos para <strong>{{email}}</strong> quando houver novidades ou se precisarmos de mais alguma coisa.",
  },
  sum: {
    times: "{{times}} vezes a renda que garante",
    below: "Faltam {{amount}} por ano para esta fiança.",
    next: "Pode adicionar outro rendimento ou poupanças. Também pode enviar assim: quem decide é uma pessoa, não um computador.",
    subtitle:
      "Garante uma renda de {{share}} por mês. Pede-se um rendimento anual de {{multiple}} vezes esse valor, antes de impostos.",
    note: "Quem decide é uma pessoa, quando todos tiverem enviado a sua parte. Regras: versão {{version}} de {{date}}.",
  },
};
