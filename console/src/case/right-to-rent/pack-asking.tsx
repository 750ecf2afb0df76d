import { packFileName, responsibleParty } from "@latchkey/domain/compliance/right-to-rent/pack.ts";
import { PackDialog } from "@latchkey/members/right-to-rent/pack-dialog.tsx";
import type { AskingProps } from "@latchkey/members/right-to-rent/packs.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { AskForRightToRentPack, type ShownCheck, type ShownRightToRent } from "./right-to-rent.graphql.ts";

interface PackAskingProps extends AskingProps {
  readonly shown: ShownRightToRent;
  readonly check: ShownCheck;
}

export function PackAsking({ shown: { party, agency }, check, ...dialog }: PackAskingProps) {
  const { isBusy, failure, save } = useSave(AskForRightToRentPack);
  const ask = async (handedTo: string) =>
    (await save({ partyId: party.id, checkId: check.id, handedTo }))?.askForRightToRentPack;
  const values = Object.fromEntries(check.values.map(({ name, value }) => [name, value]));
  return (
    <PackDialog
      {...dialog}
      asking={{ isBusy, failure, ask }}
      fileName={packFileName(party.number, check.checkedOn)}
      receiver={responsibleParty(values, agency)}
    />
  );
}
