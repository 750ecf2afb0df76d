import type { FastifyReply } from "fastify";

export const dataErrors = {
  invalid_token: 401,
  unauthorized: 401,
  access_denied: 403,
  sca_exceeded: 403,
  user_input_required: 403,
  account_temporarily_locked: 403,
  account_permanently_locked: 403,
  validation_error: 400,
  invalid_date_range: 400,
  deprecated_provider: 400,
  account_not_found: 404,
  not_found: 404,
  endpoint_not_supported: 501,
  provider_too_many_requests: 429,
  provider_error: 503,
  provider_timeout: 504,
  connector_overload: 503,
  connector_timeout: 504,
  internal_error: 500,
  temporarily_unavailable: 503,
} as const;

export type DataErrorCode = keyof typeof dataErrors;

export const isDataErrorCode = (text: string): text is DataErrorCode => Object.hasOwn(dataErrors, text);

const RETRY_AFTER_SECONDS = "30";

/** A failed data call. The description is for developers and must not be shown. */
export const refuseData = (reply: FastifyReply, code: DataErrorCode, description: string): FastifyReply => {
  if (dataErrors[code] === 429) reply.header("retry-after", RETRY_AFTER_SECONDS);
  return reply
    .code(dataErrors[code])
    .send({ error: code, error_description: description, error_details: {} });
};
