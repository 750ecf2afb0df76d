import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { PlainList } from "@latchkey/ui/plain-list/plain-list.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";

interface HandedPack {
  readonly handedTo: string;
  readonly by: string;
  readonly at: string;
}

interface Handed {
  /** The newest first. */
  readonly packs: readonly HandedPack[];
}

export interface AskingProps {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

interface PacksProps extends Handed {
  readonly hasEvidence: boolean;
  /** Draws the dialog. */
  readonly asking: (dialog: AskingProps) => ReactNode;
  readonly onChanged: (text: string) => void;
}

/** The evidence of a record as it was handed over, and the way to it. */
export function Packs({ packs, hasEvidence, asking, onChanged }: PacksProps) {
  const { t } = useTranslation("right-to-rent");
  const [isAsking, setAsking] = useState(false);
  return (
    <section className="stack" aria-label={t("pack.title")}>
      <h3>{t("pack.title")}</h3>
      <p className="soft">{t("pack.text")}</p>
      <HandedOver packs={packs} />
      {hasEvidence && (
        <div className="screen-only">
          <TextButton onClick={() => setAsking(true)}>{t("pack.ask")}</TextButton>
        </div>
      )}
      {isAsking &&
        asking({
          onClose: () => setAsking(false),
          onDone: () => {
            setAsking(false);
            onChanged(t("pack.done"));
          },
        })}
    </section>
  );
}

function HandedOver({ packs }: Handed) {
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
