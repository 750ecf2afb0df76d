import type { Residence } from "@latchkey/domain/residence/residence.ts";
import { changeList, type ListChange, rollBack } from "@latchkey/domain/wizard/list.ts";
import { useClient } from "urql";
import { failedSave } from "../../questions/save-outcome.ts";
import type { SaveOutcome } from "../../questions/wizard-definition.ts";
import { useResidenceStep } from "../residence-context.ts";
import { type RunningValues, valuesAfter } from "../save-residence.ts";
import { DeleteResidentialHistoryItems, UpdateResidentialHistoryItems } from "../update-residence.graphql.ts";

/** What an accordion asks for, in the fields of the wire. */
const shownOf = ({ isCurrent, start, end, residenceType, address }: Residence) => ({
  isCurrent,
  start,
  end,
  residenceType,
  address,
});

/** The homes of the history, saved one by one without Continue (spec 2 §4, address accordion). */
export const useHistory = () => {
  const { wizard, remedialUuid } = useResidenceStep();
  const client = useClient();
  const { residences } = wizard.state.values;

  const send = async (
    home: Residence,
    before: Residence | undefined,
  ): Promise<SaveOutcome<RunningValues>> => {
    const { data, error } = await client
      .mutation(UpdateResidentialHistoryItems, {
        residence: { uuid: home.uuid, draft: home.draft, ...shownOf(home) },
        before: before && shownOf(before),
        remedialSectionUuid: remedialUuid,
      })
      .toPromise();
    if (error || !data) return error ? failedSave(error) : { kind: "no-answer" };
    const { upload } = valuesAfter(data.updateResidentialHistoryItems, remedialUuid);
    return { kind: "saved", values: { upload } };
  };

  const sendRemoval = async (uuid: string): Promise<SaveOutcome<RunningValues>> => {
    const { data, error } = await client
      .mutation(DeleteResidentialHistoryItems, { uuid, remedialSectionUuid: remedialUuid })
      .toPromise();
    if (error || !data) return error ? failedSave(error) : { kind: "no-answer" };
    return { kind: "saved" };
  };

  const change = (
    one: ListChange<Residence>,
    save: (insists: boolean) => Promise<SaveOutcome<RunningValues>>,
  ): Promise<boolean> =>
    wizard.saveNow({
      apply: ({ residences: list }) => ({ residences: changeList(list, one) }),
      rollBack: ({ residences: list }, before) => ({ residences: rollBack(list, one, before.residences) }),
      save,
    });

  return {
    residences,
    /** @param before the home as it was read; what another tab has changed since is not overwritten */
    put: (home: Residence, before: Residence | undefined): Promise<boolean> =>
      change({ kind: "put", item: home }, (insists) => send(home, insists ? undefined : before)),
    remove: (uuid: string): Promise<boolean> => change({ kind: "remove", uuid }, () => sendRemoval(uuid)),
  };
};
