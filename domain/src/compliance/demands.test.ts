import { describe, expect, test } from "vitest";
import { keysOf } from "../rules/records.ts";
import { type Language, languages } from "../vocabulary/languages.ts";
import { demandWords } from "./demand-words/every-language.ts";
import { type Demand, demandsIn } from "./demands.ts";

test.each<[Demand, string]>([
  ["benefits", "No DSS please."],
  ["benefits", "We cannot accept housing benefit."],
  ["benefits", "Applicants on Universal Credit are not accepted."],
  ["children", "Sorry, no children."],
  ["children", "The house is not suitable for families."],
  ["guarantor", "If you receive benefits you need a guarantor."],
  ["guarantor", "A guarantor is required for people on a visa."],
  ["guarantor", "Tenants with children must have a guarantor."],
  ["nationality", "British citizens only."],
  ["nationality", "No overseas applicants."],
  ["rent_in_advance", "Six months of rent is payable in advance."],
  ["rent_in_advance", "You may pay 3 months upfront."],
  ["rent_in_advance", "An advance payment helps your application."],
  ["rent_in_advance", "We ask for two months' rent before the start."],
])("%s: %s", (demand, text) => {
  expect([...demandsIn(text, demandWords.en).keys()]).toEqual([demand]);
  expect(demandsIn(`Welcome. ${text} Thank you.`, demandWords.en).get(demand)).toBe(text);
});

test.each([
  "Benefits count like any other income.",
  "You can send letters about your benefits.",
  "Children are welcome.",
  "A guarantor is needed if the income is too low.",
  "We never ask for rent in advance.",
  "Please tell us in advance if you cannot come.",
  "The rent is due on the first of the month.",
  "Bring your passport if you are a British citizen.",
  "We do not need to know about children or benefits.",
])("nothing in: %s", (text) => {
  const found = [...demandsIn(text, demandWords.en).keys()];
  expect(found).toEqual([]);
});

/** The same demands in the languages of applicants. */
const demanded: Readonly<Record<Exclude<Language, "en">, readonly (readonly [Demand, string])[]>> = {
  de: [
    ["benefits", "Kein Wohngeld, bitte."],
    ["benefits", "Empfänger von Bürgergeld werden nicht akzeptiert."],
    ["benefits", "Wir vermieten nicht an Bewerber mit Universal Credit."],
    ["children", "Leider keine Kinder."],
    ["children", "Die Wohnung ist für Familien nicht geeignet."],
    ["guarantor", "Wer Sozialleistungen erhält, braucht einen Bürgen."],
    ["guarantor", "Mieter mit Kindern müssen einen Bürgen nennen."],
    ["guarantor", "Mit einem Visum ist eine Bürgschaft erforderlich."],
    ["nationality", "Nur britische Staatsangehörige."],
    ["nationality", "Keine Ausländer."],
    ["rent_in_advance", "Sechs Monatsmieten sind im Voraus zu zahlen."],
    ["rent_in_advance", "Eine Mietvorauszahlung hilft Ihrer Bewerbung."],
    ["rent_in_advance", "Wir bitten um zwei Monatsmieten vor dem Einzug."],
  ],
  es: [
    ["benefits", "No se aceptan personas que reciben prestaciones."],
    ["benefits", "Los solicitantes con subsidios quedan excluidos."],
    ["children", "Lo sentimos, sin niños."],
    ["children", "El piso no es apto para familias."],
    ["guarantor", "Quien recibe prestaciones necesita un avalista."],
    ["guarantor", "Con visado hay que presentar un aval."],
    ["nationality", "Solo ciudadanos británicos."],
    ["nationality", "No aceptamos extranjeros."],
    ["rent_in_advance", "Seis meses de alquiler se pagan por adelantado."],
    ["rent_in_advance", "Pedimos dos meses de alquiler antes de la entrada."],
  ],
  fr: [
    ["benefits", "Pas d'allocataires, merci."],
    ["benefits", "Nous n’acceptons pas les personnes avec une allocation logement : pas d’aides sociales."],
    ["children", "Désolé, pas d’enfants."],
    ["children", "Le logement ne convient pas aux familles."],
    ["guarantor", "Si vous recevez des prestations sociales, un garant est nécessaire."],
    ["guarantor", "Les locataires avec un visa doivent avoir un garant."],
    ["nationality", "Ressortissants britanniques uniquement."],
    ["nationality", "Pas d'étrangers."],
    ["rent_in_advance", "Six mois de loyer sont payables d’avance."],
    ["rent_in_advance", "Une avance de loyer aide votre dossier."],
    ["rent_in_advance", "Nous demandons deux mois de loyer avant l’entrée."],
  ],
  it: [
    ["benefits", "Niente sussidi, per favore."],
    ["benefits", "Non si accettano persone che ricevono prestazioni sociali."],
    ["children", "Ci dispiace, niente bambini."],
    ["children", "La casa non è adatta alle famiglie."],
    ["guarantor", "Chi riceve sussidi deve avere un garante."],
    ["guarantor", "Con un permesso di soggiorno serve un garante."],
    ["nationality", "Solo cittadini britannici."],
    ["nationality", "Non accettiamo stranieri."],
    ["rent_in_advance", "Sei mesi di affitto si pagano in anticipo."],
    ["rent_in_advance", "Un anticipo dell’affitto aiuta la sua domanda."],
    ["rent_in_advance", "Chiediamo due mesi di affitto prima dell’ingresso."],
  ],
  pt: [
    ["benefits", "Não aceitamos pessoas com subsídios."],
    ["benefits", "Sem Housing Benefit, por favor."],
    ["children", "Lamentamos, sem crianças."],
    ["children", "A casa não é adequada para famílias."],
    ["guarantor", "Quem recebe prestações sociais precisa de um fiador."],
    ["guarantor", "Com visto é obrigatório um fiador."],
    ["nationality", "Apenas cidadãos britânicos."],
    ["nationality", "Não aceitamos estrangeiros."],
    ["rent_in_advance", "Seis meses de renda são pagos antecipadamente: renda adiantada."],
    ["rent_in_advance", "Um adiantamento da renda ajuda a sua candidatura."],
    ["rent_in_advance", "Pedimos dois meses de renda antes da entrada."],
  ],
};

const allowed: Readonly<Record<keyof typeof demanded, readonly string[]>> = {
  de: [
    "Sozialleistungen zählen wie jedes andere Einkommen.",
    "Kinder sind willkommen.",
    "Ein Bürge wird gebraucht, wenn das Einkommen nicht reicht.",
    "Wir verlangen nie Miete im Voraus.",
    "Bitte sagen Sie im Voraus Bescheid, wenn Sie verhindert sind.",
    "Die Miete ist am Ersten des Monats fällig.",
    "Wir müssen nichts über Kinder oder Sozialleistungen wissen.",
    "Wenn Sie britische Staatsangehörige sind, bringen Sie Ihren Pass mit.",
  ],
  es: [
    "Las prestaciones cuentan como cualquier otro ingreso.",
    "Los niños son bienvenidos.",
    "Hace falta un avalista si los ingresos son demasiado bajos.",
    "Nunca pedimos el alquiler por adelantado.",
    "Avísenos de antemano si no puede venir.",
    "No necesitamos saber nada de hijos ni de ayudas.",
    "Si es ciudadano británico, traiga su pasaporte.",
  ],
  fr: [
    "Les prestations sociales comptent comme tout autre revenu.",
    "Les enfants sont les bienvenus.",
    "Un garant est nécessaire si les revenus sont trop bas.",
    "Nous ne demandons jamais de loyer d’avance.",
    "Prévenez-nous à l’avance si vous êtes absent.",
    "Nous n’avons pas besoin de savoir si vous avez des enfants ou des allocations.",
    "Si vous êtes un ressortissant britannique, apportez votre passeport.",
  ],
  it: [
    "I sussidi contano come ogni altro reddito.",
    "I bambini sono benvenuti.",
    "Serve un garante se il reddito è troppo basso.",
    "Non chiediamo mai l’affitto in anticipo.",
    "Ci avvisi in anticipo se non può venire.",
    "Non abbiamo bisogno di sapere di figli o sussidi.",
    "Se è cittadino britannico, porti il passaporto.",
  ],
  pt: [
    "As prestações sociais contam como qualquer outro rendimento.",
    "As crianças são bem-vindas.",
    "É preciso um fiador se o rendimento for demasiado baixo.",
    "Nunca pedimos renda adiantada.",
    "Avise com antecedência se não puder vir.",
    "Não precisamos de saber de filhos nem de subsídios.",
    "Se é cidadão britânico, traga o passaporte.",
  ],
};

describe.each(keysOf(demanded))("in %s", (language) => {
  test.each(demanded[language])("%s: %s", (demand, text) => {
    expect([...demandsIn(text, demandWords[language]).keys()]).toEqual([demand]);
  });

  test.each(allowed[language])("nothing in: %s", (text) => {
    expect([...demandsIn(text, demandWords[language]).keys()]).toEqual([]);
  });
});

test("every language of applicants is read", () => {
  expect([...keysOf(demanded), "en"].toSorted()).toEqual([...languages]);
});
