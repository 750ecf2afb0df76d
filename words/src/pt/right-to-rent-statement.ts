import type { rightToRentStatement as en } from "../en/right-to-rent-statement.ts";
import type { Translated } from "../translated.ts";

export const rightToRentStatement = {
  title: "A verificação do seu direito de arrendar",
  why: "Em Inglaterra, a lei pede a cada adulto que vai viver nesta casa que mostre que a pode arrendar. Isto faz-se antes de o contrato ser assinado, com todas as pessoas e da mesma forma.",
  ways: "Há várias formas de o mostrar: documentos originais; um código de partilha (share code) do GOV.UK; um serviço de identidade registado, com passaporte britânico ou irlandês ou cartão-passaporte irlandês; ou, enquanto um pedido ou os seus documentos estiverem no Ministério do Interior (Home Office), uma pergunta ao seu Landlord Checking Service. Pode escolher qualquer forma que esteja ao seu alcance. Não lhe custa nada.",
  equal:
    "Ninguém é tratado de outra forma pela nacionalidade ou porque o seu direito de arrendar tem uma data de fim. Um direito com data de fim volta a ser verificado mais tarde, e isso não é motivo para recusar uma casa.",
  recorded:
    "Registamos a forma que escolheu, o que foi visto, o resultado, o dia e quem fez a verificação. Guardamos cópias do que mostrou ou da página com o resultado. {{provider}} guarda-as para {{agency}}. O senhorio ou a agência recebe uma cópia se for responsável pela verificação.",
  kept: "O registo e as cópias são guardados enquanto viver na casa e durante mais {{months}} meses. Se a casa não lhe for arrendada, são guardados durante {{days}} dias.",
  told: "O dia do resultado é comunicado a {{agency}}.",
  wrong:
    "Se algo no registo não estiver certo, diga-o à equipa de {{provider}}. A verificação é então registada de novo.",
} as const satisfies Translated<typeof en>;
