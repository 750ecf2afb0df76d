// @vitest-environment happy-dom

import { type EndpointAnswers, refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { press, theDialog } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { aDossier } from "../testing/fake-case.ts";
import { showCase } from "../testing/show-case.tsx";

afterEach(cleanup);

const openDialog = async (answers: EndpointAnswers) => {
  const desk = await showCase({}, answers);
  await screen.findByRole("button", { name: "I know this person" });
  await press("I know this person");
  return { desk, dialog: await theDialog("Do you know Amara Okafor?") };
};

describe("a reviewer who knows the person", () => {
  test("says so after a question, and the case closes to them", async () => {
    let isKnown = false;
    const { desk, dialog } = await openDialog({
      DossierOf: () => (isKnown ? refusedWith("KNOWN_PERSON") : aDossier()),
      DeclareKnownPerson: () => {
        isKnown = true;
        return { declareKnownPerson: true };
      },
    });
    expect(desk.sent("DeclareKnownPerson")).toEqual([]);
    await dialog.press("I know this person");
    expect(await screen.findByText("You know a person of this application")).toBeTruthy();
    expect(desk.sent("DeclareKnownPerson")).toEqual([{ partyId: "amara" }]);
    expect(screen.queryByText("Amara Okafor")).toBeNull();
  });

  test("goes back without having said anything", async () => {
    const { desk, dialog } = await openDialog({});
    await dialog.press("Cancel");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(desk.sent("DeclareKnownPerson")).toEqual([]);
  });

  test("is told when it was not kept", async () => {
    const { dialog } = await openDialog({ DeclareKnownPerson: () => refusedWith("INTERNAL") });
    await dialog.press("I know this person");
    expect(await dialog.findByRole("alert")).toBeTruthy();
  });
});
