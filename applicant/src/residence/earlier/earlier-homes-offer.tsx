import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import { formatAddress } from "@latchkey/domain/addresses/format.ts";
import { newestFirst } from "@latchkey/domain/residence/homes.ts";
import type { Residence } from "@latchkey/domain/residence/residence.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Checkbox } from "@latchkey/ui/checkbox/checkbox.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useQuery } from "urql";
import { useStayText } from "../history/home-texts.ts";
import { useResidenceStep } from "../residence-context.ts";
import { homeOfItem } from "../residence-values.ts";
import { EarlierHomes } from "./earlier-homes.graphql.ts";

interface EarlierHomesOfferProps {
  readonly onCopy: (home: Residence) => void;
}

/** The homes of an earlier case, offered as copies one by one with their dates, never automatically. */
export default function EarlierHomesOffer({ onCopy }: EarlierHomesOfferProps) {
  const { t } = useTranslation("carry-over");
  const { today } = useResidenceStep();
  const stayText = useStayText();
  const [{ data }] = useQuery({ query: EarlierHomes, variables: {}, requestPolicy: "network-only" });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const offer = data?.me.earlierHomes;
  if (!offer) return null;
  const homes = newestFirst(offer.homes.map(homeOfItem));
  const choose = (uuid: string, ticked: boolean) => {
    const next = new Set(left);
    if (ticked) next.delete(uuid);
    else next.add(uuid);
    setLeft(next);
  };
  const copy = () => {
    for (const home of homes.filter(({ uuid }) => !left.has(uuid))) {
      onCopy({ ...home, uuid: crypto.randomUUID() });
    }
  };
  return (
    <FieldGroup
      boxed
      legend={t("homes.title")}
      hint={<TypedIn text={t("homes.lead", { home: offer.appliedFor })} typed={offer.appliedFor} />}
    >
      {homes.map((home) => (
        <Checkbox
          key={home.uuid}
          label={<AsTyped>{formatAddress(home.address)}</AsTyped>}
          hint={stayText(home, today)}
          checked={!left.has(home.uuid)}
          onChange={(event) => choose(home.uuid, event.currentTarget.checked)}
        />
      ))}
      <Button size="small" disabled={homes.every(({ uuid }) => left.has(uuid))} onClick={copy}>
        {t("copy")}
      </Button>
    </FieldGroup>
  );
}
