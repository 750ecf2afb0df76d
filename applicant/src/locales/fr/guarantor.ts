import type { Translated } from "@latchkey/words/translated.ts";
import type { guarantor as english } from "../en/guarantor.ts";

export const guarantor: Translated<typeof english> = {
  somebody: "une personne qui dépose son dossier",
  welcome:
    "{{provider}} vous demande de garantir un loyer de {{amount}} par mois. Locataire\u00a0: {{tenants}}. Logement\u00a0: {{home}}. Si ce loyer n’est pas payé, vous devrez peut-être le payer.",
  atDeath: "En cas de décès d’un locataire, vous ne devez pas le loyer de la période qui suit.",
  income: {
    title: "Vos revenus",
    titleThen: "Ensuite, vos revenus",
  },
  consents: {
    text: "Cochez les quatre premières cases pour que nous puissions commencer la vérification.",
    backgroundHint:
      "Par exemple auprès de mon employeur. Si je les choisis\u00a0: TrueLayer pour ma banque, HMRC pour mon dossier fiscal, Konfir pour mon emploi",
    box: "Je garantis pour {{tenants}} le loyer du logement {{home}}, {{amount}} par mois, s’il n’est pas payé",
    mustAcceptTitle: "Veuillez cocher les quatre premières cases",
  },
  again: {
    title: "Ce que vous garantissez a changé",
    text: "Vous aviez accepté autre chose. Veuillez lire ce qui est différent\u00a0:",
    tenants: "Locataires\u00a0: avant, {{before}}\u00a0; maintenant, {{now}}.",
    home: "Logement\u00a0: avant, {{before}}\u00a0; maintenant, {{now}}.",
    amount: "Loyer par mois\u00a0: avant, {{before}}\u00a0; maintenant, {{now}}.",
    first: "Acceptez-vous de garantir le loyer\u00a0?",
    firstText: "Vous n’avez pas encore donné votre accord. Veuillez lire ce que vous garantiriez.",
    meanwhile: "Cela a changé pendant votre lecture. Veuillez relire le texte de la case avant de la cocher.",
    agree: "J’accepte",
    mustAcceptTitle: "Veuillez cocher la case",
    mustAccept: "Sans cela, vous ne garantissez rien de nouveau et nous ne pouvons pas continuer.",
    contact: "Ce n’est pas ce qui était convenu\u00a0? <mail>Écrivez-nous</mail> d’abord.",
  },
  panel: {
    title: "Ce que vous garantissez",
    text: "Pour {{tenants}}, le loyer du logement {{home}}\u00a0: <strong>{{amount}} par mois</strong>, s’il n’est pas payé.",
    criteria:
      "Il faut gagner {{needed}} par an avant impôts\u00a0: {{multiple}}\u00a0×\u00a0{{amount}}. L’épargne peut aussi compter.",
    privacy:
      "Les autres voient seulement que vous êtes invité et si vous avez envoyé votre dossier, mais aucune de vos réponses.",
    nobody: "Personne ne vous désigne comme garant pour le moment. Vous n’avez rien à faire.",
  },
  dashboard: {
    fresh:
      "{{provider}} a besoin de savoir qui vous êtes et ce que vous gagnez. Commencez par l’un ou par l’autre. Vous pouvez vous arrêter et revenir.",
    income: "Ce que vous gagnez ou avez épargné",
    send: "Envoyer mes informations",
    submitted:
      "Notre équipe étudie vos informations. Nous écrirons à <strong>{{email}}</strong> dès qu’il y aura du nouveau, ou s’il nous manque quelque chose.",
  },
  sum: {
    times: "{{times}} fois le loyer garanti",
    below: "Il vous manque {{amount}} par an pour cette garantie.",
    next: "Vous pouvez ajouter un autre revenu ou une épargne. Vous pouvez aussi envoyer le dossier tel quel\u00a0: c’est une personne qui décide, pas un ordinateur.",
    subtitle:
      "Vous garantissez un loyer de {{share}} par mois. Il faut gagner {{multiple}} fois cette somme par an, avant impôts.",
    note: "Une personne décide, quand tout le monde a envoyé son dossier. Règles\u00a0: version {{version}} du {{date}}.",
  },
};
