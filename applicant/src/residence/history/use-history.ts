import { historyFields, type Residence } from "@latchkey/domain/residence/residence.ts";
import { changeList, type ListChange, rollBack } from "@latchkey/domain/wizard/list.ts";
import { useRef } from "react";
import { useClient } from "urql";
import { failedSave } from "../../questions/save-outcome.ts";
import type { SaveOutcome } from "../../questions/wizard-definition.ts";
import { useResidenceStep } from "../residence-context.ts";
import { type RunningValues, valuesAfter } from "../save-residence.ts";
import { DeleteResidentialHistoryItems, UpdateResidentialHistoryItems } from "../update-residence.graphql.ts";
import { isSameHome } from "./home-fields.ts";

interface Unsaved {
  /** undefined: it was to be removed. */
  readonly home: Residence | undefined;
  readonly again: () => Promise<boolean>;
}

interface Listeners {
  readonly onSaved: (uuid: string) => void;
  readonly onRemoved: (home: Residence) => void;
}

const useHomeRequests = ({ onRemoved }: Pick<Listeners, "onRemoved">) => {
  const { wizard, remedialUuid } = useResidenceStep();
  const client = useClient();
  /** The homes as the server has them, as far as this page knows; the wizard also has unsaved changes. */
  const stored = useRef(new Map(wizard.state.values.residences.map((home) => [home.uuid, home])));

  /** @param insists overrides changes of another tab */
  const send = async (home: Residence, insists: boolean): Promise<SaveOutcome<RunningValues>> => {
    const before = insists ? undefined : stored.current.get(home.uuid);
    const { data, error } = await client
      .mutation(UpdateResidentialHistoryItems, {
        residence: { uuid: home.uuid, draft: home.draft, ...historyFields(home) },
        before: before && historyFields(before),
        remedialSectionUuid: remedialUuid,
      })
      .toPromise();
    if (error || !data) return error ? failedSave(error) : { kind: "no-answer" };
    stored.current.set(home.uuid, home);
    const { upload } = valuesAfter(data.updateResidentialHistoryItems, remedialUuid);
    return { kind: "saved", values: { upload } };
  };

  const sendRemoval = async (home: Residence): Promise<SaveOutcome<RunningValues>> => {
    const { data, error } = await client
      .mutation(DeleteResidentialHistoryItems, { uuid: home.uuid, remedialSectionUuid: remedialUuid })
      .toPromise();
    if (error || !data) return error ? failedSave(error) : { kind: "no-answer" };
    stored.current.delete(home.uuid);
    onRemoved(home);
    return { kind: "saved" };
  };

  return { send, sendRemoval };
};

/** The homes of the history, saved one by one without Continue (spec 2 §4, address accordion). */
export const useHistory = ({ onSaved, onRemoved }: Listeners) => {
  const { wizard } = useResidenceStep();
  const { send, sendRemoval } = useHomeRequests({ onRemoved });
  const { residences } = wizard.state.values;
  const shown = useRef(residences);
  shown.current = residences;
  const unsaved = useRef(new Map<string, Unsaved>());
  const running = useRef<Promise<unknown>>(undefined);

  const change = (
    one: ListChange<Residence>,
    save: (insists: boolean) => Promise<SaveOutcome<RunningValues>>,
  ): Promise<boolean> => {
    const [uuid, home] = one.kind === "put" ? [one.item.uuid, one.item] : [one.uuid, undefined];
    const done = wizard.saveNow({
      apply: ({ residences: list }) => ({ residences: changeList(list, one) }),
      rollBack: ({ residences: list }, before) => ({ residences: rollBack(list, one, before.residences) }),
      save: async (insists) => {
        const outcome = await save(insists);
        if (outcome.kind !== "saved") {
          unsaved.current.set(uuid, { home, again: () => change(one, save) });
          return outcome;
        }
        unsaved.current.delete(uuid);
        if (home && !home.draft) onSaved(uuid);
        return outcome;
      },
    });
    const settled = done.finally(() => {
      if (running.current === settled) running.current = undefined;
    });
    running.current = settled;
    return done;
  };

  const sendAgain = async (changes: readonly Unsaved[]): Promise<boolean> => {
    const saved = await Promise.all(changes.map(({ again }) => again()));
    return saved.every((isSaved) => isSaved);
  };

  return {
    residences,
    /** @returns true if it is saved; leaving another field does not resend a failed save */
    put: (home: Residence): Promise<boolean> => {
      const last = shown.current.find(({ uuid }) => uuid === home.uuid);
      if (last && isSameHome(last, home)) {
        unsaved.current.delete(home.uuid);
        return Promise.resolve(true);
      }
      const failed = unsaved.current.get(home.uuid)?.home;
      if (failed && isSameHome(failed, home)) return Promise.resolve(false);
      return change({ kind: "put", item: home }, (insists) => send(home, insists));
    },
    remove: (home: Residence): Promise<boolean> =>
      change({ kind: "remove", uuid: home.uuid }, () => sendRemoval(home)),
    hasFailed: (): boolean => unsaved.current.size > 0,
    retry: (): Promise<boolean> => sendAgain([...unsaved.current.values()]),
    isUnsettled: (): boolean => running.current !== undefined || unsaved.current.size > 0,
    /** Waits for running saves and repeats failed ones, except removals: the home is shown again. */
    settle: async (): Promise<boolean> => {
      const failed = [...unsaved.current.values()].filter(({ home }) => home);
      unsaved.current.clear();
      const isSaved = await sendAgain(failed);
      await running.current;
      return isSaved && unsaved.current.size === 0;
    },
  };
};
