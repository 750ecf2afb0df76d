import { asksAdvance, BRITISH_BENEFITS, type DemandWords, words } from "./demand-words.ts";

const BENEFITS = `${BRITISH_BENEFITS}|subsidios?|prestac(?:ao|oes) socia(?:l|is)|apoios? (?:socia(?:l|is)|do estado|a renda|publicos?)|beneficios? socia(?:l|is)|rendimento social de insercao|rsi`;
const CHILDREN = "criancas?|filh[oa]s?|bebes?|familias?|menores";
const BETWEEN =
  "(?:(?:a|as|os|o|com|de|para|se|aceitam|admitem|permitem|pessoas?|inquilinos?|candidatos?|que recebem) ){0,4}";
const PEOPLE = "(?:cidada(?:os?|s)|nacionais|inquilinos?|candidatos?|pessoas?)";
const ORIGIN = "(?:britanic[oa]s?|europeus?|europeias?|irlandes(?:es|as?)?|da ue)";
const ONLY = "(?:so|apenas|somente|unicamente|exclusivamente)";

export const portuguese: DemandWords = {
  benefits: words(BENEFITS),
  children: words(CHILDREN),
  guarantor: words("fiador\\w*|garantes?|avalistas?"),
  refuses: words(
    `(?:nao|sem|nenhum\\w*) ${BETWEEN}(?:${BENEFITS}|${CHILDREN})`,
    "nao (?:(?:se|sao|e|esta|estao) )?(?:aceit\\w*|admit\\w*|permit\\w*|adequad\\w*|indicad\\w*|arrend\\w*|alug\\w*|consider\\w*|elegive\\w*)",
    "exclu\\w*|recus\\w*|rejeit\\w*|proibid\\w*",
  ),
  asks: words(
    "deve\\w*|tem de|tem que|precis\\w*|necessit\\w*|necessari\\w*|exig\\w*|obrigatori\\w*|requer\\w*|ped(?:e|imos|ido)|so com",
  ),
  because: words("vistos?|imigra\\w*|nacionalidade\\w*|estrangeir\\w*|recibos? de vencimento|papeis"),
  nationality: words(
    `${ONLY} (?:(?:para|a|os|as|aos) )*(?:${PEOPLE} )?${ORIGIN}`,
    `${PEOPLE} ${ORIGIN} ${ONLY}`,
    "(?:nao|sem) (?:(?:a|se|aceitam|aceitamos|admitem|admitimos) ){0,3}(?:estrangeir[oa]s?|imigrantes?|migrantes?|refugiad[oa]s?|requerentes de asilo)",
  ),
  asksAdvance: asksAdvance(
    words(
      "(?:rendas?|alugue\\w*|mes(?:es)?|mensalidade\\w*|pagament\\w*|pag(?:a|ar|ue|uem|o)|semanas?|ano|dinheiro)\\b[^.!?]{0,60}\\b(?:adiantad[oa]s?|antecipad[oa]s?|com antecedencia|por antecipacao)",
      "adiantamentos? (?:da|de) rendas?",
      "(?:\\d+|dois|tres|quatro|cinco|seis|nove|doze|varios) meses (?:de (?:renda|aluguer|aluguel) )?antes",
    ),
    words("nao|nunca|ninguem|sem|nenhum\\w*|jamais"),
  ),
};
