import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { fullName } from "@latchkey/members/shell/person-name.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Findings } from "@latchkey/ui/findings/findings.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { rightToRentPath } from "../../desk/case-names.ts";
import { blockWord, signingLevel } from "../../desk/signing-block.ts";
import type { ShownRightToRent } from "./right-to-rent.graphql.ts";

type Person = ShownRightToRent["household"]["people"][number];

const useStanding = () => {
  const { t } = useTranslation(["right-to-rent", "signing"]);
  const { language } = useLanguage();
  return ({ block, state, followUpBy }: Person, isSigned: boolean): string => {
    if (block !== null) return t(`signing:blocks.${blockWord(block, isSigned)}`);
    if (state === null) return t("household.exempt");
    if (state === "WITHOUT_EXCUSE") return t("household.noExcuse");
    return followUpBy === null
      ? t("household.noLimit")
      : t("household.until", { day: formatDate(language, followUpBy) });
  };
};

export function HouseholdPanel({
  shown: { household, letting, people, party },
}: {
  readonly shown: ShownRightToRent;
}) {
  const { t } = useTranslation("right-to-rent");
  const standing = useStanding();
  const nameOf = (id: string) => {
    const person = people.find((one) => one.id === id);
    return <AsTyped>{person ? fullName(person) : ""}</AsTyped>;
  };
  const labelOf = ({ block, state }: Person) => {
    if (block !== null) return t("household.open");
    return state === null ? undefined : t("household.ok");
  };
  if (household.people.length === 0) return null;
  return (
    <ConsolePanel title={t("household.title")}>
      <Findings
        items={household.people.map((person) => ({
          id: person.partyId,
          level: signingLevel(person),
          levelLabel: labelOf(person),
          title:
            person.partyId === party.id ? (
              nameOf(person.partyId)
            ) : (
              <TextLink href={rightToRentPath(person.partyId)} linkAs={RoutedLink}>
                {nameOf(person.partyId)}
              </TextLink>
            ),
          text: standing(person, letting.signedOn !== null),
        }))}
      />
    </ConsolePanel>
  );
}
