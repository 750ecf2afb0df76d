import type { TypedRequest } from "./typed-request.ts";
import type { RequestForm } from "./use-request-form.ts";

/** The request that a part of the form is about. */
export interface OfRequest {
  readonly form: RequestForm;
  readonly request: TypedRequest;
  readonly index: number;
}
