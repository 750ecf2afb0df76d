// @vitest-environment happy-dom

import { cleanup } from "@testing-library/react";
import type { DocumentNode, FieldNode } from "graphql";
import { print } from "graphql";
import { afterEach, expect, test } from "vitest";
import { type Case, identityOnly, press, question, questions } from "../../testing/open-identity.tsx";
import { open, standing } from "../../testing/open-right-to-rent.tsx";
import { MutateMe, MutateMeRTR } from "../mutate-me.graphql.ts";

afterEach(cleanup);

/** The variables of an operation, and for each of its fields which argument carries which variable. */
const sendsOf = (document: DocumentNode) => {
  const operation = document.definitions.find(({ kind }) => kind === "OperationDefinition");
  if (operation?.kind !== "OperationDefinition") throw new Error("The document has no operation.");
  const fields = operation.selectionSet.selections.filter((one): one is FieldNode => one.kind === "Field");
  return {
    variables: (operation.variableDefinitions ?? []).map((variable) => print(variable)),
    fields: fields.map((field) => ({
      name: field.name.value,
      arguments: (field.arguments ?? []).map((argument) => print(argument)),
    })),
  };
};

test("IDN-111 MutateMeRTR sends what MutateMe sends, and the share code", () => {
  const [standard, rightToRent] = [sendsOf(MutateMe), sendsOf(MutateMeRTR)];
  expect(rightToRent.variables.toSorted()).toEqual([...standard.variables, "$shareCode: String"].toSorted());
  const fieldOf = ({ fields }: typeof standard, name: string) =>
    fields.find((field) => field.name === name)?.arguments.toSorted();
  expect(fieldOf(rightToRent, "updateMe")).toEqual(
    [...(fieldOf(standard, "updateMe") ?? []), "shareCode: $shareCode"].toSorted(),
  );
  expect(fieldOf(rightToRent, "updateWizardProgress")).toEqual(fieldOf(standard, "updateWizardProgress"));
});

test("IDN-111 a step that both variants have is saved with the same facts in both", async () => {
  const savedBy = async (given: Case) => {
    const { screen, sent } = await open(given, "name");
    await question(screen, questions.name);
    await press(screen);
    await question(screen, questions.birthdate);
    cleanup();
    return sent[0];
  };
  const rightToRent = await savedBy(standing("DE"));
  const standard = await savedBy({ ...standing("DE"), sections: identityOnly });
  expect([standard?.operationName, rightToRent?.operationName]).toEqual(["MutateMe", "MutateMeRTR"]);
  expect(rightToRent?.variables).toEqual(standard?.variables);
  expect(rightToRent?.variables).toMatchObject({ firstName: "amara", lastName: "Okafor" });
});
