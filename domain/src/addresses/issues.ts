import { firstIssue, type Issue, type Issues, optional, type Rule } from "../rules/issue.ts";
import { issuesOn } from "../rules/issues-on.ts";
import { maxLength, oneOf, required } from "../rules/plain.ts";
import { lettersDigitsSpecials, postOrZipCode, ukPostcode } from "../rules/text.ts";
import { type Address, type AddressPart, addressParts, tidyAddress } from "./address.ts";
import { addressCountries, crownDependencies } from "./countries.ts";

export const LONGEST_PART = 100;
export const LONGEST_LINE = 300;

const text = firstIssue(maxLength(LONGEST_PART), lettersDigitsSpecials());
const line = firstIssue(maxLength(LONGEST_LINE), lettersDigitsSpecials());

const needed = (rule: Rule<string>, code: string): Rule<string> => firstIssue<string>(required(code), rule);

/** Most countries write a space somewhere in their postcodes: D02 AF30, 1012 AB. It is no part of the code. */
const foreignPostcode: Rule<string> = (value) => postOrZipCode()(value.replaceAll(" ", ""));

const postcodeRule = (country: string): Rule<string> => {
  if (country === "GB") return needed(ukPostcode(), "validation.address.postcode");
  return optional(crownDependencies.includes(country) ? ukPostcode() : foreignPostcode);
};

const isEmpty = (value: string): boolean => value.trim() === "";

const ruleOf = (part: AddressPart, country: string): Rule<string> => {
  switch (part) {
    case "country":
      return oneOf(addressCountries, "validation.address.country");
    case "city":
      return needed(text, "validation.address.city");
    case "postalCode":
      return postcodeRule(country);
    case "formattedAddress":
      return optional(line);
    default:
      return optional(text);
  }
};

const buildingIssue = ({ country, houseNumber, streetNumber, houseName }: Address): Issue | undefined =>
  country === "GB" && [houseNumber, streetNumber, houseName].every(isEmpty)
    ? { code: "validation.address.building" }
    : undefined;

const streetIssue = ({ street, houseName }: Address): Issue | undefined =>
  isEmpty(street) && isEmpty(houseName) ? { code: "validation.address.street" } : undefined;

const missing = (address: Address, part: AddressPart): Issue | undefined => {
  if (part === "houseNumber") return buildingIssue(address);
  return part === "street" ? streetIssue(address) : undefined;
};

export const addressIssues = (given: Address): Issues<AddressPart> => {
  const address = tidyAddress(given);
  return issuesOn(
    addressParts,
    (part) => ruleOf(part, address.country)(address[part]) ?? missing(address, part),
  );
};
