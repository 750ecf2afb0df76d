import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { Stats } from "@latchkey/ui/stats/stats.tsx";
import { useTranslation } from "react-i18next";
import { useMe } from "../../shell/me.ts";
import type { Counts } from "./applications.graphql.ts";

/** The open applications of the branch, counted by the party that has to act. */
export function CountCards({ counts }: { readonly counts: Counts }) {
  const { t } = useTranslation("applications");
  const { provider } = useMe();
  const { yours, applicants, referees, provider: atProvider, late } = counts;
  return (
    <Stats
      items={[
        { key: "yours", label: t("cards.yours"), value: yours },
        { key: "applicants", label: t("cards.applicants"), value: applicants },
        { key: "referees", label: t("cards.referees"), value: referees },
        {
          key: "provider",
          label: <TypedIn text={t("cards.provider", { provider })} typed={provider} />,
          value: atProvider,
          note: late > 0 && t("cards.late", { count: late }),
          late: late > 0,
        },
      ]}
    />
  );
}
