import { amountText } from "../rules/amount.ts";
import { nameIssue } from "../rules/names.ts";
import { oneOf } from "../rules/plain.ts";
import { currencies, rentFrequencies } from "../vocabulary/money.ts";
import type { Question } from "../wizard/question.ts";
import type { ResidenceContext } from "./context.ts";
import { type Residence, referenceTypes } from "./residence.ts";
import { landlordEmailIssue, landlordPhoneIssue, rentIssue, rentPaymentDateIssue } from "./rules.ts";

type RentField = "rent" | "currency" | "rentFrequency" | "rentPaymentDate";

export const rentalQuestion: Question<Residence, ResidenceContext, RentField> = {
  step: "rental-details",
  fields: {
    rent: { input: "rent", rule: rentIssue },
    currency: { input: "currency", rule: oneOf(currencies) },
    rentFrequency: { input: "rentFrequency", rule: oneOf(rentFrequencies) },
    rentPaymentDate: {
      input: "rentPaymentDate",
      rule: (value, { today }) => rentPaymentDateIssue(value, today),
    },
  },
  answerIn: ({ rentMinor, currency, rentFrequency, rentPaymentDate }) => ({
    rent: rentMinor === null ? "" : amountText(rentMinor),
    currency: currency ?? "",
    rentFrequency: rentFrequency ?? "",
    rentPaymentDate: rentPaymentDate ?? "",
  }),
};

type LandlordField = "type" | "firstName" | "lastName" | "email" | "phone";

export const landlordQuestion: Question<Residence, ResidenceContext, LandlordField> = {
  step: "landlordDetails",
  fields: {
    type: { input: "type", rule: oneOf(referenceTypes) },
    firstName: { input: "firstName", rule: nameIssue },
    lastName: { input: "lastName", rule: nameIssue },
    email: { input: "email", rule: (value, { email }) => landlordEmailIssue(value, email) },
    phone: { input: "phone", rule: landlordPhoneIssue },
  },
  answerIn: ({ reference }) => ({
    type: reference?.type ?? "",
    firstName: reference?.firstName ?? "",
    lastName: reference?.lastName ?? "",
    email: reference?.email ?? "",
    phone: reference?.phone ?? "",
  }),
};
