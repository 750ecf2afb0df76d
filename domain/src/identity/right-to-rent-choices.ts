import type { DocumentType } from "../documents/kinds.ts";
import type { CivilDate } from "../rules/civil-date.ts";
import {
  type PrimaryChoice,
  type PrimaryOption,
  type RightToRentRule,
  rightToRentRule,
} from "./right-to-rent-rules.ts";
import type { IdentityValues, SecondaryStep } from "./values.ts";

export const ruleFor = (
  { nationality }: Pick<IdentityValues, "nationality">,
  today: CivilDate,
): RightToRentRule => rightToRentRule(nationality, today);

export const offeredPrimary = (
  values: Pick<IdentityValues, "nationality">,
  today: CivilDate,
): readonly PrimaryChoice[] => ruleFor(values, today).primary.map(({ choice }) => choice);

export const chosenOption = (values: IdentityValues, today: CivilDate): PrimaryOption | undefined =>
  ruleFor(values, today).primary.find(({ choice }) => choice === values.primaryDocument);

/**
 * A letter confirms a pending application. The answer stays when the nationality changes, so it counts only where the
 * rule asks for it.
 */
const pendingApplication = (values: IdentityValues, today: CivilDate): readonly DocumentType[] => {
  const isAsked = values.primaryDocument === "none" && ruleFor(values, today).status;
  return isAsked && values.status === "ongoing_visa_application" ? ["UK_VISA_APPLICATION_LETTER"] : [];
};

export const offeredSecondary = (
  values: IdentityValues,
  step: SecondaryStep,
  today: CivilDate,
): readonly DocumentType[] => {
  const [one, two = []] = ruleFor(values, today).secondary;
  if (step === "secondaryDocumentTwo") {
    const others = two.filter((type) => type !== values.secondaryDocumentOne);
    return others.length > 0 ? others : two;
  }
  return [...pendingApplication(values, today), ...(chosenOption(values, today)?.secondaryDocuments ?? one)];
};

export const asksShareCode = (values: IdentityValues, today: CivilDate): boolean =>
  ruleFor(values, today).shareCode && chosenOption(values, today)?.shareCode !== false;

export const asksSecondSecondary = (values: IdentityValues, today: CivilDate): boolean =>
  ruleFor(values, today).secondary.length === 2;
