import { packFileName, responsibleParty } from "@latchkey/domain/compliance/right-to-rent/pack.ts";
import { PackDialog } from "@latchkey/members/right-to-rent/pack-dialog.tsx";
import type { AskingProps } from "@latchkey/members/right-to-rent/packs.tsx";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { AskForPack, type CheckedPerson, type CheckRecord } from "./check.graphql.ts";

interface PackAskingProps extends AskingProps {
  readonly person: CheckedPerson;
  readonly check: CheckRecord;
}

export function PackAsking({ person: { id, number, agency }, check, ...dialog }: PackAskingProps) {
  const { isBusy, failure, save } = useSave(AskForPack);
  const ask = async (handedTo: string) =>
    (await save({ personId: id, checkId: check.id, handedTo }))?.askForPack;
  const values = Object.fromEntries(check.values.map(({ name, value }) => [name, value]));
  return (
    <PackDialog
      {...dialog}
      asking={{ isBusy, failure, ask }}
      fileName={packFileName(number, check.checkedOn)}
      receiver={responsibleParty(values, agency)}
    />
  );
}
