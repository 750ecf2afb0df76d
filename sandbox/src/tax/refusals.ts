import type { FastifyReply } from "fastify";

export const refusals = {
  UNAUTHORIZED: [401, "Bearer token is missing or not authorized"],
  INVALID_CREDENTIALS: [401, "Invalid Authentication information provided"],
  ACCEPT_HEADER_INVALID: [406, "The accept header is missing or invalid"],
  INVALID_SCOPE: [403, "Cannot access the required resource. Ensure this token has all the required scopes."],
  CLIENT_OR_AGENT_NOT_AUTHORISED: [403, "The client and/or agent is not authorised"],
  FORBIDDEN: [403, "This record is not of the person who is signed in"],
  FORMAT_NINO: [400, "The provided NINO is invalid"],
  FORMAT_TAX_YEAR: [400, "The provided tax year is invalid"],
  FORMAT_EMPLOYMENT_ID: [400, "The provided employment ID is invalid"],
  FORMAT_SOURCE: [400, "The provided source is invalid"],
  RULE_TAX_YEAR_RANGE_INVALID: [400, "A tax year range of one year is required"],
  RULE_TAX_YEAR_NOT_SUPPORTED: [400, "The tax year specified does not lie within the supported range"],
  RULE_INCORRECT_GOV_TEST_SCENARIO: [400, "The Gov-Test-Scenario was not found"],
  RULE_REQUEST_CANNOT_BE_FULFILLED: [422, "Request cannot be fulfilled."],
  MATCHING_RESOURCE_NOT_FOUND: [404, "A resource with the name in the request can not be found in the API"],
  SA_UTR_INVALID: [400, "The provided SA UTR is invalid"],
  TAX_YEAR_INVALID: [400, "The provided tax year is invalid"],
  SCENARIO_INVALID: [400, "The scenario is not one that is known"],
  INVALID_REQUEST: [400, "The request is invalid"],
  NOT_FOUND: [404, "Resource was not found"],
  INTERNAL_SERVER_ERROR: [500, "Internal server error"],
} as const;

export type RefusalCode = keyof typeof refusals;

export class Refused extends Error {
  override readonly name = "Refused";
  readonly code: RefusalCode;
  constructor(code: RefusalCode) {
    super(code);
    this.code = code;
  }
}

export const refuse = (reply: FastifyReply, code: RefusalCode): FastifyReply => {
  const [status, message] = refusals[code];
  return reply.code(status).send({ code, message });
};

export const THROTTLED = {
  code: "MESSAGE_THROTTLED_OUT",
  message: "The request for the API is throttled as you have exceeded your quota.",
} as const;
