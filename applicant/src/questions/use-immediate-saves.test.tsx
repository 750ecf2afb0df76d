// @vitest-environment happy-dom

import { changeList, type ListChange, rollBack } from "@latchkey/domain/wizard/list.ts";
import { type WizardState, wizardReducer } from "@latchkey/domain/wizard/state.ts";
import { act, renderHook } from "@testing-library/react";
import { useReducer } from "react";
import { describe, expect, test, vi } from "vitest";
import { useImmediateSaves } from "./use-immediate-saves.ts";
import type { SaveOutcome } from "./wizard-definition.ts";

interface Home {
  readonly uuid: string;
  readonly town: string;
}

interface Values {
  readonly homes: readonly Home[];
}

const [leeds, york]: readonly [Home, Home] = [
  { uuid: "1", town: "Leeds" },
  { uuid: "2", town: "York" },
];

const opened: WizardState<Values> = {
  currentSectionFlowIndex: 0,
  currentStepIndex: 0,
  seenFlow: ["homes"],
  values: { homes: [leeds] },
};

type Answer = (outcome: SaveOutcome<Values>) => void;

/** A list whose saves are answered by the test, in the order in which they were sent. */
const openList = () => {
  const sent: Answer[] = [];
  const onFailed = vi.fn();
  const onSaved = vi.fn();
  const { result } = renderHook(() => {
    const [state, dispatch] = useReducer(wizardReducer<Values>, opened);
    const saveNow = useImmediateSaves(state, dispatch, { onStart: () => undefined, onSaved, onFailed });
    return { homes: state.values.homes, saveNow };
  });
  const change = (one: ListChange<Home>) =>
    act(async () => {
      void result.current.saveNow({
        apply: ({ homes }) => ({ homes: changeList(homes, one) }),
        rollBack: ({ homes }, before) => ({ homes: rollBack(homes, one, before.homes) }),
        save: () => new Promise((resolve) => sent.push(resolve)),
      });
    });
  return {
    homes: () => result.current.homes,
    change,
    sent,
    answer: (index: number, outcome: SaveOutcome<Values>) => act(async () => sent[index]?.(outcome)),
    onFailed,
    onSaved,
  };
};

describe("a save without Continue", () => {
  test("shows the change at once, and keeps it when it is saved", async () => {
    const list = openList();
    await list.change({ kind: "put", item: york });
    expect(list.homes()).toEqual([leeds, york]);
    await list.answer(0, { kind: "saved", relatedObjectUuid: "home-2" });
    expect(list.homes()).toEqual([leeds, york]);
    expect(list.onSaved).toHaveBeenCalledWith({ kind: "saved", relatedObjectUuid: "home-2" });
  });

  test("rolls back a change whose save failed, and says why", async () => {
    const list = openList();
    await list.change({ kind: "remove", uuid: "1" });
    expect(list.homes()).toEqual([]);
    await list.answer(0, { kind: "no-answer" });
    expect(list.homes()).toEqual([leeds]);
    expect(list.onFailed.mock.calls.map(([outcome]) => outcome)).toEqual([{ kind: "no-answer" }]);
  });

  test("sends one after the other; what was changed meanwhile stays when an earlier one fails", async () => {
    const list = openList();
    await list.change({ kind: "put", item: york });
    await list.change({ kind: "put", item: { ...leeds, town: "Leeds, later" } });
    expect(list.sent).toHaveLength(1);
    await list.answer(0, { kind: "no-answer" });
    expect(list.homes()).toEqual([{ ...leeds, town: "Leeds, later" }]);
    await list.answer(1, { kind: "saved" });
    expect(list.homes()).toEqual([{ ...leeds, town: "Leeds, later" }]);
  });

  test("takes over what the server makes of the change", async () => {
    const list = openList();
    await list.change({ kind: "put", item: york });
    await list.answer(0, { kind: "saved", values: { homes: [leeds, { ...york, town: "York YO1" }] } });
    expect(list.homes()).toEqual([leeds, { uuid: "2", town: "York YO1" }]);
  });
});
