import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { PlainList } from "@latchkey/ui/plain-list/plain-list.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ShownCheck, ShownRightToRent } from "./right-to-rent.graphql.ts";

const PackDialog = lazy(async () => ({ default: (await import("./pack-dialog.tsx")).PackDialog }));

interface PacksProps {
  readonly shown: ShownRightToRent;
  readonly check: ShownCheck;
  readonly onChanged: (text: string) => void;
}

export function Packs({ shown, check, onChanged }: PacksProps) {
  const { t } = useTranslation("right-to-rent");
  const [isAsking, setAsking] = useState(false);
  const hasCounted = check.state === "COMPLETE" || check.state === "WITHOUT_EXCUSE";
  if (!hasCounted) return null;
  return (
    <section className="stack" aria-label={t("pack.title")}>
      <h3>{t("pack.title")}</h3>
      <p className="soft">{t("pack.text")}</p>
      <HandedOver packs={check.packs} />
      {check.values.length > 0 && (
        <div className="screen-only">
          <TextButton onClick={() => setAsking(true)}>{t("pack.ask")}</TextButton>
        </div>
      )}
      {isAsking && (
        <Suspense fallback={null}>
          <PackDialog
            shown={shown}
            check={check}
            onClose={() => setAsking(false)}
            onDone={() => {
              setAsking(false);
              onChanged(t("pack.done"));
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

function HandedOver({ packs }: Pick<ShownCheck, "packs">) {
  const { t } = useTranslation("right-to-rent");
  const { language } = useLanguage();
  if (packs.length === 0) return <p>{t("pack.none")}</p>;
  return (
    <PlainList
      items={packs.map(({ handedTo, by, at }, place) => ({
        key: `${at}/${place}`,
        text: (
          <AsTyped>{t("pack.handed", { handedTo, name: by, at: formatDayAndTime(language, at) })}</AsTyped>
        ),
      }))}
    />
  );
}
