import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { slotOf } from "@latchkey/domain/documents/definitions.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Checkbox } from "@latchkey/ui/checkbox/checkbox.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Client, useClient, useQuery } from "urql";
import { useDocumentName } from "../../documents/steps/use-document-name.ts";
import { CarryOver, EarlierApplication, type Offer } from "./carry-over.graphql.ts";

/** Facts of an earlier case, offered as copies item by item, with their dates, never automatically. */
export default function CarryOverOffer() {
  const [{ data }] = useQuery({ query: EarlierApplication, variables: {}, requestPolicy: "network-only" });
  const offer = data?.me.earlierApplication;
  return offer ? <OfferedItems offer={offer} /> : null;
}

interface Item {
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

const useItems = ({ facts, documents }: Offer): readonly Item[] => {
  const { t } = useTranslation("carry-over");
  const { language } = useLanguage();
  const nameOf = useDocumentName();
  const shown = ({ fact, value }: Offer["facts"][number]): string => {
    if (fact === "birthdate") return formatDate(language, value);
    if (fact === "nationality") {
      return new Intl.DisplayNames([language], { type: "region" }).of(value) ?? value;
    }
    return value;
  };
  return [
    ...facts.map((told) => {
      const value = shown(told);
      const label = t(`fact.${told.fact}`, { value });
      return { id: told.fact, label: told.fact === "name" ? <TypedIn text={label} typed={value} /> : label };
    }),
    ...documents.map(({ id, type, fileName, addedOn }) => {
      const slot = slotOf(type);
      const date = formatDate(language, addedOn);
      const side = slot?.side === "back" ? "fileOfBack" : "file";
      return {
        id,
        label: slot ? nameOf(slot.definition.docType) : fileName,
        hint: <TypedIn text={t(side, { file: fileName, date })} typed={fileName} />,
      };
    }),
  ];
};

function OfferedItems({ offer }: { readonly offer: Offer }) {
  const { t } = useTranslation("carry-over");
  const { language } = useLanguage();
  const items = useItems(offer);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const copy = useCopy(offer, left);
  const choose = (id: string, ticked: boolean) => {
    const next = new Set(left);
    if (ticked) next.delete(id);
    else next.add(id);
    setLeft(next);
  };
  const lead = t("lead", { home: offer.home, date: formatDate(language, offer.toldOn) });
  return (
    <FieldGroup legend={t("title")} boxed hint={<TypedIn text={lead} typed={offer.home} />}>
      {items.map(({ id, label, hint }) => (
        <Checkbox
          key={id}
          label={label}
          hint={hint}
          checked={!left.has(id)}
          onChange={(event) => choose(id, event.currentTarget.checked)}
        />
      ))}
      {copy.hasFailed && (
        <Alert tone="critical" title={t("failed.title")} announced>
          <AlertText>{t("failed.text")}</AlertText>
        </Alert>
      )}
      <Button
        size="small"
        busy={copy.isRunning}
        disabled={items.every(({ id }) => left.has(id))}
        onClick={copy.run}
      >
        {t("copy")}
      </Button>
    </FieldGroup>
  );
}

/** The response also replaces the offer on the page. */
const isNoLongerOffered = async (client: Client): Promise<boolean> => {
  const { data } = await client.query(EarlierApplication, {}, { requestPolicy: "network-only" }).toPromise();
  return data?.me.earlierApplication === null;
};

/**
 * After a copy the page starts anew, so that every step reads the stored data. After a failed one it reads the offer
 * again: a file may have been withdrawn, or the copy was made and only its response was lost.
 */
const useCopy = ({ facts, documents }: Offer, left: ReadonlySet<string>) => {
  const client = useClient();
  const [state, setState] = useState<"idle" | "running" | "failed">("idle");
  const run = async () => {
    if (state === "running") return;
    setState("running");
    const chosen = {
      facts: facts.map(({ fact }) => fact).filter((fact) => !left.has(fact)),
      documents: documents.map(({ id }) => id).filter((id) => !left.has(id)),
    };
    const { error } = await client.mutation(CarryOver, chosen).toPromise();
    const isCopied = !error || (await isNoLongerOffered(client));
    if (isCopied) window.location.reload();
    else setState("failed");
  };
  return { run: () => void run(), isRunning: state === "running", hasFailed: state === "failed" };
};
