import { randomUUID } from "node:crypto";
import type { Client, GraphQLResult } from "./client.ts";

/** Answering residence, with the requests that a browser sends. */

const ITEM = `uuid draft isCurrent start end residenceType currency rent rentFrequency rentPaymentDate
  reference { type firstName lastName email phone }
  address { street streetNumber flat city postalCode placeId houseName houseNumber formattedAddress country }
  documents { uuid type path fileName remedialSectionUuid }`;

const HISTORY = `query GetResidentialHistory { me { residentialHistory { ${ITEM} } } }`;

export const historyOf = async (client: Client) => (await client.graphql(HISTORY)).data.me.residentialHistory;

export const anAddress = {
  street: "Harbour Street",
  streetNumber: "27",
  flat: "Flat 3",
  city: "Leeds",
  postalCode: "LS1 4DL",
  placeId: "12345678",
  houseName: "Quay House",
  houseNumber: "27",
  formattedAddress: "Flat 3, 27 Harbour Street, Leeds LS1 4DL",
  country: "GB",
} as const;

/** A rented flat in Leeds, since 2016. */
export const aHistoryItem = (said: object = {}) => ({
  uuid: randomUUID(),
  draft: false,
  isCurrent: true,
  start: "2016-11-01",
  end: null,
  residenceType: "RENTED_FLAT",
  address: anAddress,
  ...said,
});

export const saveHome = (client: Client, residence: object, more: object = {}): Promise<GraphQLResult> =>
  client.graphql(
    `mutation UpdateResidentialHistoryItems($residence: ResidenceInput!, $before: Json, $remedialSectionUuid: ID) {
      updateResidentialHistoryItems(residence: $residence, before: $before, remedialSectionUuid: $remedialSectionUuid) {
        me { residentialHistory { uuid } } } }`,
    { residence, ...more },
  );

export const removeHome = (client: Client, uuid: string): Promise<GraphQLResult> =>
  client.graphql(
    "mutation DeleteResidentialHistoryItems($uuid: ID!) { deleteResidentialHistoryItems(uuid: $uuid) { success uuid } }",
    { uuid },
  );

export const saveAboutHome = (client: Client, residence: object, more: object = {}): Promise<GraphQLResult> =>
  client.graphql(
    `mutation UpdateDefaultResidence($residence: ResidenceInput!, $before: Json, $remedialSectionUuid: ID) {
      updateDefaultResidence(residence: $residence, before: $before, remedialSectionUuid: $remedialSectionUuid) {
        me { residentialHistory { uuid } } } }`,
    { residence, ...more },
  );

export const aRent = {
  currency: "GBP",
  rent: 1150.5,
  rentFrequency: "MONTHLY",
  rentPaymentDate: "2026-11-01",
} as const;

export const aLandlord = {
  type: "AGENT",
  firstName: "Joanne",
  lastName: "Pryce",
  email: "office@harbourstreet.example",
  phone: "+441134960188",
} as const;
