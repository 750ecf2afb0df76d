import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { LoadProblem } from "@latchkey/members/loading/load-problem.tsx";
import { useKeptQuery } from "@latchkey/members/loading/use-kept-query.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Deflist } from "@latchkey/ui/deflist/deflist.tsx";
import { useTranslation } from "react-i18next";
import { GivenShareCodeOf, type ShownShareCode } from "./right-to-rent.graphql.ts";

interface GivenCodeProps {
  readonly partyId: string;
  readonly birthdate: string | null;
  readonly onUse: (code: string) => void;
}

/** The reviewer needs both on the page for landlords. */
export function GivenCode({ partyId, birthdate, onUse }: GivenCodeProps) {
  const { t } = useTranslation("right-to-rent");
  const { language } = useLanguage();
  const [{ data, error }, readAgain] = useKeptQuery({
    query: GivenShareCodeOf,
    variables: { partyId },
    requestPolicy: "network-only",
  });
  if (error) return <LoadProblem onRetry={() => readAgain({ requestPolicy: "network-only" })} />;
  if (!data) return null;
  const { givenShareCode: given } = data;
  return (
    <Deflist
      items={[
        {
          key: "code",
          term: t("givenCode.code"),
          text: given ? <CodeToUse given={given} onUse={onUse} /> : t("givenCode.none"),
        },
        {
          key: "birthdate",
          term: t("givenCode.birthdate"),
          text: birthdate ? formatDate(language, birthdate) : t("givenCode.noBirthdate"),
        },
      ]}
    />
  );
}

interface CodeToUseProps extends Pick<GivenCodeProps, "onUse"> {
  readonly given: ShownShareCode;
}

function CodeToUse({ given: { code, givenOn, lastDay, hasEnded }, onUse }: CodeToUseProps) {
  const { t } = useTranslation("right-to-rent");
  const { language } = useLanguage();
  const given = t("givenCode.givenOn", { day: formatDate(language, givenOn) });
  const day = formatDate(language, lastDay);
  return (
    <div className="stack stack--tight">
      <span className="row">
        <code className="figures">{code}</code>
        <Button size="small" onClick={() => onUse(code)}>
          {t("givenCode.use")}
        </Button>
      </span>
      <span className="soft">
        {given} {hasEnded ? t("givenCode.ended", { day }) : t("givenCode.until", { day })}
      </span>
    </div>
  );
}
