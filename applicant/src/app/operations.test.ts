import { type DocumentNode, Kind, type OperationDefinitionNode, type SelectionSetNode } from "graphql";
import { describe, expect, test } from "vitest";
import { Dashboard } from "../dashboard/dashboard.graphql.ts";
import { SetSubmitted } from "../dashboard/set-submitted.graphql.ts";
import { UpdateConsents } from "../graphql/update-consents.graphql.ts";
import { GetWizardProgressInfo } from "../graphql/wizard-progress-info.graphql.ts";
import { Me } from "../identity/identity-data.graphql.ts";
import { MutateMe } from "../identity/mutate-me.graphql.ts";
import { Income, IncomeRequest } from "../income/income-data.graphql.ts";
import { UpdateIncome } from "../income/update-income.graphql.ts";
import { MutateProgress } from "../questions/mutate-progress.graphql.ts";
import { Progress } from "../questions/progress.graphql.ts";
import { GetResidentialHistory } from "../residence/residence-data.graphql.ts";
import { GetInitialData } from "../shell/initial-data.graphql.ts";

type Fragments = ReadonlyMap<string, SelectionSetNode>;

const fragmentsIn = (document: unknown): Fragments =>
  new Map(
    (document as DocumentNode).definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition.selectionSet]] : [],
    ),
  );

/** `{ me { uuid name { firstName } } }` → `me.uuid`, `me.name.firstName`; a fragment is what it stands for. */
const pathsIn = (selected: SelectionSetNode | undefined, known: Fragments, prefix = ""): readonly string[] =>
  (selected?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = known.get(selection.name.value);
      if (!fragment) throw new Error(`The document has no fragment ${selection.name.value}`);
      return pathsIn(fragment, known, prefix);
    }
    if (selection.kind !== Kind.FIELD) return [];
    const path = prefix + selection.name.value;
    return selection.selectionSet ? pathsIn(selection.selectionSet, known, `${path}.`) : [path];
  });

const operationIn = (document: unknown): OperationDefinitionNode => {
  const [operation] = (document as DocumentNode).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error("The document has no operation");
  return operation;
};

const fieldsOf = (document: unknown) => pathsIn(operationIn(document).selectionSet, fragmentsIn(document));
const below = (path: string, ...names: readonly string[]) => names.map((name) => `${path}.${name}`);

const variablesOf = (document: unknown) =>
  (operationIn(document).variableDefinitions ?? []).map(({ variable }) => variable.name.value);

const argumentsOf = (document: unknown, field: string): readonly string[] => {
  const found = operationIn(document).selectionSet.selections.find(
    (selection) => selection.kind === Kind.FIELD && selection.name.value === field,
  );
  return found?.kind === Kind.FIELD ? (found.arguments ?? []).map(({ name }) => name.value) : [];
};

const validation = "me.latestValidation";
const progressItem = [
  "id",
  "name",
  "completedSteps",
  "startedDtm",
  "completedDtm",
  "submittedDtm",
  "optional",
];

describe("the operations of the contract, by their names", () => {
  test.each([
    ["GetInitialData", "query", GetInitialData],
    ["GetWizardProgressInfo", "query", GetWizardProgressInfo],
    ["Progress", "query", Progress],
    ["Me", "query", Me],
    ["Dashboard", "query", Dashboard],
    ["SetSubmitted", "mutation", SetSubmitted],
    ["UpdateConsents", "mutation", UpdateConsents],
    ["MutateProgress", "mutation", MutateProgress],
    ["MutateMe", "mutation", MutateMe],
    ["GetResidentialHistory", "query", GetResidentialHistory],
  ])("%s is a %s", (name, kind, document) => {
    const operation = operationIn(document);
    expect([operation.name?.value, operation.operation]).toEqual([name, kind]);
  });
});

describe("what they read", () => {
  test("FRM-350 GetInitialData: uuid, e-mail, name, latestValidation, the support messenger's token", () => {
    expect(fieldsOf(GetInitialData)).toEqual(
      expect.arrayContaining([
        ...below("me", "uuid", "email", "zendeskJwt"),
        ...below("me.name", "firstName", "middleName", "lastName"),
        ...below(validation, "uuid", "validationSubmitted"),
        ...below(`${validation}.sections`, "name", "steps"),
        ...below(`${validation}.consents`, "termsAndConditions", "backgroundChecks", "dataAccuracy"),
      ]),
    );
  });

  test("FRM-352 GetWizardProgressInfo: every progress item", () => {
    expect(fieldsOf(GetWizardProgressInfo)).toEqual(
      expect.arrayContaining(below(`${validation}.progress`, ...progressItem)),
    );
  });

  test("FRM-353 IDN-109 Me: the progress of the latest validation, the identity facts, the section's metadata", () => {
    expect(fieldsOf(Me)).toEqual(
      expect.arrayContaining([
        ...below(`${validation}.progress`, ...progressItem, "relatedObjectUuid", "remedialSectionUuid"),
        ...below("me.name", "firstName", "middleName", "lastName"),
        ...below("me.profile", "nationality", "birthdate", "shareCode"),
        ...below("me.identityDocuments", "id", "type", "path"),
        ...below(`${validation}.sectionMetaData`, "enableIdvt"),
        ...below(`${validation}.sectionMetaData.countriesDocsMap`, "countryCode", "allowedIdentityDocs"),
      ]),
    );
  });

  test("RES-083 GetResidentialHistory: the residential history", () => {
    expect(operationIn(GetResidentialHistory).name?.value).toBe("GetResidentialHistory");
    expect(fieldsOf(GetResidentialHistory)).toEqual(
      expect.arrayContaining(
        below("me.residentialHistory", "uuid", "start", "end", "isCurrent", "residenceType"),
      ),
    );
  });

  test("FRM-354 Dashboard: sections, progress, remedialSections, income, guarantor, sectionMetaData", () => {
    const remedial = [
      "section",
      "relatedObjectUuid",
      "progressId",
      "start",
      "end",
      "reasons",
      "comment",
      "uuid",
    ];
    const fields = fieldsOf(Dashboard);
    expect(fields).toEqual(
      expect.arrayContaining([
        ...below(`${validation}.sections`, "name"),
        ...below(`${validation}.progress`, ...progressItem),
        ...below(`${validation}.remedialSections`, ...remedial),
        ...below("me.income", "meetsAffordabilityCriteria", "someoneElsePayingForRent"),
        ...below("me.income.incomeSources", "uuid", "incomeType", "companyName"),
        ...below("me.guarantor", "firstName", "lastName"),
      ]),
    );
    expect(fields.some((path) => path.startsWith(`${validation}.sectionMetaData.`))).toBe(true);
  });

  test("INC-267 Income: the person, the guarantor, the sources and the conditions, without variables", () => {
    expect(variablesOf(Income)).toEqual([]);
    expect(fieldsOf(Income)).toEqual(
      expect.arrayContaining([
        ...below("me", "uuid", "email", "konfirEnabled"),
        ...below("me.guarantor", "uuid", "email", "firstName", "lastName", "phoneNumber"),
        ...below("me.income", "meetsAffordabilityCriteria", "someoneElsePayingForRent", "employmentStatus"),
        ...below("me.income.incomeSources", "uuid", "incomeType", "annualGrossIncome", "netIncome"),
        ...below("me.income.incomeSources.reference", "name", "email"),
        ...below("me.income.incomeSources.accountDocuments", "id", "type", "path"),
        ...below(`${validation}.sectionMetaData.conditions`, "name", "description", "value"),
      ]),
    );
  });

  test("INC-279 (in part) IncomeRequest: what the steps of a request ask for", () => {
    expect(variablesOf(IncomeRequest)).toEqual(["remedialSectionUuid", "companyReference", "upload"]);
  });
});

const saved = below(
  "updateWizardProgress.wizardProgress",
  "id",
  "name",
  "completedDtm",
  "completedSteps",
  "relatedObjectUuid",
);

describe("what they send", () => {
  test("FRM-355 FRM-356 SHR-020 SHR-021 MutateProgress sends and returns the fields of the contract", () => {
    const sent = ["completedSteps", "id", "completed", "name", "relatedObjectUuid"];
    expect(variablesOf(MutateProgress)).toEqual(expect.arrayContaining(sent));
    expect(argumentsOf(MutateProgress, "updateWizardProgress")).toEqual(expect.arrayContaining(sent));
    expect(fieldsOf(MutateProgress)).toEqual(saved);
  });

  test("MutateMe saves facts, then progress, in one operation", () => {
    const facts = ["firstName", "middleName", "lastName", "birthdate", "nationality", "identityDocuments"];
    expect(argumentsOf(MutateMe, "updateMe")).toEqual(
      expect.arrayContaining([...facts, "remedialSectionUuid"]),
    );
    expect(argumentsOf(MutateMe, "updateWizardProgress")).toEqual(
      expect.arrayContaining(["id", "name", "completedSteps", "completed", "relatedObjectUuid"]),
    );
    const order = operationIn(MutateMe).selectionSet.selections.map((selection) =>
      selection.kind === Kind.FIELD ? selection.name.value : "",
    );
    expect(order).toEqual(["updateMe", "updateWizardProgress"]);
    expect(fieldsOf(MutateMe)).toEqual(expect.arrayContaining(saved));
  });

  test("UpdateIncome saves facts, then progress, in one operation", () => {
    expect(argumentsOf(UpdateIncome, "updateIncome")).toEqual(
      expect.arrayContaining(["uuid", "incomeType", "accountDocuments", "remedialSectionUuid", "before"]),
    );
    expect(argumentsOf(UpdateIncome, "updateWizardProgress")).toEqual(
      expect.arrayContaining(["id", "name", "completedSteps", "completed", "relatedObjectUuid"]),
    );
    expect(fieldsOf(UpdateIncome)).toEqual(
      expect.arrayContaining([
        ...below("updateIncome", "incomeSource.uuid", "guarantor.uuid", "meetsAffordabilityCriteria"),
        ...saved,
      ]),
    );
  });

  test("SetSubmitted returns whether the validation is submitted", () => {
    expect(fieldsOf(SetSubmitted)).toContain("submitValidation.submittedValidation.validationSubmitted");
  });

  test("UpdateConsents sends the four consents", () => {
    expect(argumentsOf(UpdateConsents, "updateConsents")).toEqual(
      expect.arrayContaining(["marketing", "termsAndConditions", "backgroundChecks", "dataAccuracy"]),
    );
  });
});
