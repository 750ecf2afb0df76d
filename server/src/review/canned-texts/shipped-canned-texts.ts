import type { CannedUse, InEveryLanguage } from "@latchkey/domain/review/canned-text.ts";

interface ShippedCannedText {
  /** Of the text, and of its first version. */
  readonly id: string;
  readonly name: string;
  readonly use: CannedUse;
  readonly reason: string;
  readonly texts: InEveryLanguage;
}

/** Version 1 of the words that the product ships. An administrator changes or retires them. */
export const shippedCannedTexts: readonly ShippedCannedText[] = [
  {
    id: "c4e00000-0000-4000-8000-000000000001",
    name: "Whole page, all four corners",
    use: "request",
    reason: "PARTIAL_CROPPED_BLURRY_DOCUMENT",
    texts: {
      en: "Please send “{document}” again so that all four corners can be seen and every line can be read. A photo in daylight, taken from straight above, works well.",
      de: "Bitte senden Sie „{document}“ noch einmal, und zwar so, dass alle vier Ecken zu sehen sind und jede Zeile lesbar ist. Ein Foto bei Tageslicht, gerade von oben, gelingt meist gut.",
      es: "Vuelva a enviar «{document}» de modo que se vean las cuatro esquinas y se lea cada línea. Una foto con luz natural, tomada desde arriba, suele salir bien.",
      fr: "Veuillez renvoyer « {document} » en veillant à ce que les quatre coins soient visibles et chaque ligne lisible. Une photo prise à la lumière du jour, bien à la verticale, convient très bien.",
      it: "Invii di nuovo «{document}» in modo che si vedano i quattro angoli e si legga ogni riga. Una foto alla luce del giorno, scattata dall’alto, di solito riesce bene.",
      pt: "Envie novamente «{document}» de modo que se vejam os quatro cantos e se leia cada linha. Uma fotografia à luz do dia, tirada de cima, costuma resultar bem.",
    },
  },
  {
    id: "c4e00000-0000-4000-8000-000000000002",
    name: "Expired, one that is valid",
    use: "request",
    reason: "EXPIRED_DOCUMENT",
    texts: {
      en: "“{document}” has expired. Please send one that is still valid by {day}. If you have applied for a new one, you may send another identity document instead.",
      de: "„{document}“ ist abgelaufen. Bitte senden Sie bis {day} ein gültiges Dokument. Wenn Sie bereits ein neues beantragt haben, können Sie stattdessen ein anderes Ausweisdokument senden.",
      es: "«{document}» ha caducado. Envíe un documento en vigor antes del {day}. Si ya ha solicitado uno nuevo, puede enviar otro documento de identidad en su lugar.",
      fr: "« {document} » a expiré. Veuillez envoyer un document en cours de validité avant le {day}. Si vous en avez déjà demandé un nouveau, vous pouvez envoyer une autre pièce d’identité.",
      it: "«{document}» è scaduto. Invii un documento valido entro il {day}. Se ne ha già richiesto uno nuovo, può inviare al suo posto un altro documento d’identità.",
      pt: "«{document}» caducou. Envie um documento válido até {day}. Se já pediu um novo, pode enviar outro documento de identificação em vez dele.",
    },
  },
  {
    id: "c4e00000-0000-4000-8000-000000000003",
    name: "Not older than three months",
    use: "request",
    reason: "DOCUMENT_OUT_OF_DATE",
    texts: {
      en: "Please send a newer copy of “{document}”, from the last three months, by {day}.",
      de: "Bitte senden Sie bis {day} eine neuere Fassung von „{document}“ aus den letzten drei Monaten.",
      es: "Envíe antes del {day} una versión más reciente de «{document}», de los últimos tres meses.",
      fr: "Veuillez envoyer avant le {day} une version plus récente de « {document} », datant des trois derniers mois.",
      it: "Invii entro il {day} una versione più recente di «{document}», degli ultimi tre mesi.",
      pt: "Envie até {day} uma versão mais recente de «{document}», dos últimos três meses.",
    },
  },
  {
    id: "c4e00000-0000-4000-8000-000000000004",
    name: "Proof of income, what counts",
    use: "request",
    reason: "MISSING_PROOF_OF_INCOME",
    texts: {
      en: "Hello {name}, please send something that shows your income: your last three payslips, bank statements of the last three months, or your latest tax return.",
      de: "Guten Tag {name}, bitte senden Sie uns einen Nachweis Ihres Einkommens: Ihre letzten drei Gehaltsabrechnungen, Kontoauszüge der letzten drei Monate oder Ihren letzten Steuerbescheid.",
      es: "Hola, {name}: envíenos un documento que muestre sus ingresos, por ejemplo, sus tres últimas nóminas, los extractos bancarios de los tres últimos meses o su última declaración de la renta.",
      fr: "Bonjour {name}, veuillez nous envoyer un justificatif de vos revenus : vos trois derniers bulletins de salaire, vos relevés bancaires des trois derniers mois ou votre dernier avis d’imposition.",
      it: "Buongiorno {name}, ci invii un documento che mostri il Suo reddito: le ultime tre buste paga, gli estratti conto degli ultimi tre mesi o l’ultima dichiarazione dei redditi.",
      pt: "Olá, {name}. Envie-nos um comprovativo do seu rendimento: os três últimos recibos de vencimento, os extratos bancários dos últimos três meses ou a última declaração de rendimentos.",
    },
  },
  {
    id: "c4e00000-0000-4000-8000-000000000005",
    name: "Other contact for the reference",
    use: "request",
    reason: "INCORRECT_RENTAL_REFERENCE",
    texts: {
      en: "We could not reach the person you named. Please check the name, the email address and the telephone number, or name somebody else who can confirm your tenancy.",
      de: "Wir konnten die von Ihnen genannte Person nicht erreichen. Bitte prüfen Sie Name, E-Mail-Adresse und Telefonnummer, oder nennen Sie jemand anderen, der Ihr Mietverhältnis bestätigen kann.",
      es: "No hemos podido contactar con la persona que indicó. Compruebe el nombre, el correo electrónico y el teléfono, o indique a otra persona que pueda confirmar su alquiler.",
      fr: "Nous n’avons pas pu joindre la personne que vous avez indiquée. Veuillez vérifier le nom, l’adresse e-mail et le numéro de téléphone, ou indiquer une autre personne qui peut confirmer votre location.",
      it: "Non siamo riusciti a contattare la persona che ha indicato. Verifichi il nome, l’indirizzo e-mail e il numero di telefono, oppure indichi un’altra persona che possa confermare la Sua locazione.",
      pt: "Não conseguimos contactar a pessoa que indicou. Verifique o nome, o e-mail e o número de telefone, ou indique outra pessoa que possa confirmar o seu arrendamento.",
    },
  },
  {
    id: "c4e00000-0000-4000-8000-000000000011",
    name: "Income, and what could change it",
    use: "decision",
    reason: "INCOME_BELOW_RULE",
    texts: {
      en: "{name}, we compared the income that your papers show with what the rent of {home} asks for. If something is missing in it, such as a second income or savings, ask for a second look and send what shows it.",
      de: "{name}, wir haben das Einkommen, das Ihre Unterlagen zeigen, mit dem verglichen, was die Miete für {home} verlangt. Falls etwas darin fehlt, etwa ein zweites Einkommen oder Ersparnisse, bitten Sie um eine zweite Prüfung und senden Sie den Nachweis.",
      es: "{name}, hemos comparado los ingresos que muestran sus documentos con lo que exige el alquiler de {home}. Si falta algo, como un segundo ingreso o ahorros, solicite una segunda revisión y envíe lo que lo demuestre.",
      fr: "{name}, nous avons comparé les revenus que montrent vos documents avec ce que demande le loyer de {home}. S’il y manque quelque chose, par exemple un second revenu ou une épargne, demandez un second examen et envoyez le justificatif.",
      it: "{name}, abbiamo confrontato il reddito che risulta dai Suoi documenti con quanto richiede l’affitto di {home}. Se manca qualcosa, ad esempio un secondo reddito o dei risparmi, chieda un secondo esame e invii ciò che lo dimostra.",
      pt: "{name}, comparámos o rendimento que os seus documentos mostram com o que a renda de {home} exige. Se falta alguma coisa, como um segundo rendimento ou poupanças, peça uma segunda análise e envie o que o comprova.",
    },
  },
  {
    id: "c4e00000-0000-4000-8000-000000000012",
    name: "Income was not shown",
    use: "decision",
    reason: "INCOME_NOT_SHOWN",
    texts: {
      en: "By {day} we had no paper that shows the income you told us about. If you have one now, ask for a second look and send it.",
      de: "Bis zum {day} lag uns kein Nachweis des Einkommens vor, das Sie uns genannt haben. Wenn Sie jetzt einen haben, bitten Sie um eine zweite Prüfung und senden Sie ihn.",
      es: "A {day} no teníamos ningún documento que mostrara los ingresos que nos indicó. Si ahora lo tiene, solicite una segunda revisión y envíelo.",
      fr: "Au {day}, nous n’avions aucun document montrant les revenus que vous nous avez indiqués. Si vous en avez un désormais, demandez un second examen et envoyez-le.",
      it: "Al {day} non avevamo alcun documento che mostrasse il reddito che ci ha indicato. Se ora ne ha uno, chieda un secondo esame e lo invii.",
      pt: "Até {day} não tínhamos nenhum documento que mostrasse o rendimento que nos indicou. Se agora o tem, peça uma segunda análise e envie-o.",
    },
  },
  {
    id: "c4e00000-0000-4000-8000-000000000013",
    name: "Identity could not be confirmed",
    use: "decision",
    reason: "IDENTITY_NOT_SHOWN",
    texts: {
      en: "The documents that we have do not let us confirm who you are. This says nothing about you as a tenant. With another identity document you may ask for a second look.",
      de: "Mit den vorliegenden Dokumenten können wir Ihre Identität nicht bestätigen. Das sagt nichts über Sie als Mieterin oder Mieter. Mit einem anderen Ausweisdokument können Sie um eine zweite Prüfung bitten.",
      es: "Los documentos que tenemos no nos permiten confirmar su identidad. Esto no dice nada sobre usted como inquilino. Con otro documento de identidad puede solicitar una segunda revisión.",
      fr: "Les documents dont nous disposons ne nous permettent pas de confirmer votre identité. Cela ne dit rien de vous en tant que locataire. Avec une autre pièce d’identité, vous pouvez demander un second examen.",
      it: "I documenti che abbiamo non ci permettono di confermare la Sua identità. Questo non dice nulla su di Lei come inquilino. Con un altro documento d’identità può chiedere un secondo esame.",
      pt: "Os documentos que temos não nos permitem confirmar a sua identidade. Isto nada diz sobre si como inquilino. Com outro documento de identificação pode pedir uma segunda análise.",
    },
  },
];
