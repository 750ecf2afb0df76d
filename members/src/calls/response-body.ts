import { TooManyRequestsError } from "./use-call.ts";

type Body = Readonly<Record<string, unknown>>;

const isBody = (body: unknown): body is Body => typeof body === "object" && body !== null;

/** @throws unless the body is a JSON object */
export const bodyOf = async (response: Response): Promise<Body> => {
  const body: unknown = await response.clone().json();
  if (!isBody(body)) throw new Error(`${response.url} was answered with no object`);
  return body;
};

export const textIn = (body: Body, name: string): string => {
  const value = body[name];
  if (typeof value !== "string") throw new Error(`The answer has no ${name}`);
  return value;
};

export const numberIn = (body: Body, name: string): number => {
  const value = body[name];
  if (typeof value !== "number") throw new Error(`The answer has no ${name}`);
  return value;
};

export const textsIn = (body: Body, name: string): readonly string[] => {
  const value = body[name];
  if (!Array.isArray(value) || !value.every((one) => typeof one === "string"))
    throw new Error(`The answer has no ${name}`);
  return value;
};

/** For a response that the page did not expect. */
export const unexpected = ({ status, url }: Response): Error =>
  status === 429 ? new TooManyRequestsError() : new Error(`${url} was answered with ${status}`);
