// @vitest-environment happy-dom

import type { EndpointAnswers } from "@latchkey/members/testing/endpoint.ts";
import { act, cleanup, fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { showPart } from "../testing/show-part.tsx";
import { KEEPS_EVERY_MS, useKeepHolding } from "./use-keep-holding.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(cleanup);

const onLost = vi.fn();

function Held({
  partyId = "amara",
  isHeld = true,
}: {
  readonly partyId?: string;
  readonly isHeld?: boolean;
}) {
  useKeepHolding(partyId, isHeld, onLost);
  return null;
}

const wait = () => act(() => vi.advanceTimersByTimeAsync(KEEPS_EVERY_MS));
const kept: EndpointAnswers = { KeepHolding: () => ({ keepHolding: true }) };

const use = {
  pointer: () => fireEvent.pointerDown(document.body),
  key: () => fireEvent.keyDown(document.body, { key: "x" }),
  wheel: () => fireEvent.wheel(document.body),
  touch: () => fireEvent.touchStart(document.body),
};

describe("a case is kept", () => {
  test.each(Object.entries(use))("while its page is used: %s", async (_how, act) => {
    const { sent } = await showPart(<Held />, { answers: kept });
    act();
    await wait();
    expect(sent("KeepHolding")).toEqual([{ partyId: "amara" }]);
  });

  test("once for each use, and not while nothing happens", async () => {
    const { sent } = await showPart(<Held />, { answers: kept });
    await wait();
    use.key();
    use.pointer();
    await wait();
    await wait();
    expect(sent("KeepHolding")).toHaveLength(1);
    use.key();
    await wait();
    expect(sent("KeepHolding")).toHaveLength(2);
  });

  test("not while its page is hidden, and then as soon as it is seen again", async () => {
    const { sent } = await showPart(<Held />, { answers: kept });
    const isSeen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    use.key();
    await wait();
    expect(sent("KeepHolding")).toEqual([]);
    isSeen.mockReturnValue("visible");
    await wait();
    expect(sent("KeepHolding")).toHaveLength(1);
  });

  test("not by a reader who does not hold it, until they do", async () => {
    const { sent, show } = await showPart(<Held isHeld={false} />, { answers: kept });
    use.key();
    await wait();
    expect(sent("KeepHolding")).toEqual([]);
    await show(<Held />);
    use.key();
    await wait();
    expect(sent("KeepHolding")).toHaveLength(1);
  });

  test("no longer when the page shows another case, or is left", async () => {
    const { sent, show } = await showPart(<Held />, { answers: kept });
    await show(<Held partyId="lukas" />);
    use.key();
    await wait();
    await show(null);
    use.key();
    await wait();
    expect(sent("KeepHolding")).toEqual([{ partyId: "lukas" }]);
  });
});

describe("a case is lost", () => {
  test("when a colleague has taken it", async () => {
    await showPart(<Held />, { answers: { KeepHolding: () => ({ keepHolding: false }) } });
    use.key();
    await wait();
    expect(onLost).toHaveBeenCalledOnce();
  });

  test("not when only the connection is", async () => {
    onLost.mockClear();
    await showPart(<Held />, { answers: { KeepHolding: () => undefined } });
    use.key();
    await wait();
    expect(onLost).not.toHaveBeenCalled();
  });
});
