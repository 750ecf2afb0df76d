/** `expiresIn`: seconds left on arrival. */
export interface Token {
  readonly access: string;
  readonly expiresIn: number;
}

/** Access tokens count as expired this long before their stated expiry (spec 1 §9). */
export const SECONDS_BEFORE_EXPIRY = 45;

/** The body of `GET /auth/token/refresh` and of the confirmed link; `access_exp_time` is in epoch seconds. */
interface TokenAnswer {
  readonly access: string;
  readonly access_exp_time: number;
}

const isTokenAnswer = (body: unknown): body is TokenAnswer =>
  typeof body === "object" &&
  body !== null &&
  "access" in body &&
  typeof body.access === "string" &&
  "access_exp_time" in body &&
  typeof body.access_exp_time === "number";

/**
 * Reads a token from a response. Its lifetime is measured from the server's clock (the `Date` header) to the stated
 * expiry, so that a device with a wrong clock neither refreshes constantly nor never.
 * @param now the device's clock in milliseconds, used only if the response has no date
 * @throws if the body is not a token
 */
export const readToken = async (response: Response, now: number): Promise<Token> => {
  const body: unknown = await response.json();
  if (!isTokenAnswer(body)) throw new Error("The answer carries no access token");
  const stated = Date.parse(response.headers.get("date") ?? "");
  const serverNow = Number.isNaN(stated) ? now : stated;
  return { access: body.access, expiresIn: body.access_exp_time - serverNow / 1000 };
};

/** A busy server or a bad gateway says nothing about the session. */
export const isRefusal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;

export const goodUntil = (token: Token, now: number): number =>
  now + (token.expiresIn - SECONDS_BEFORE_EXPIRY) * 1000;

/**
 * The subject of the JWT; undefined for any other kind of token. It is not verified: it only detects that another
 * person has signed in.
 */
export const personOf = ({ access }: Token): string | undefined => {
  try {
    const payload: unknown = JSON.parse(
      atob((access.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/")),
    );
    const hasSubject = typeof payload === "object" && payload !== null && "sub" in payload;
    return hasSubject && typeof payload.sub === "string" ? payload.sub : undefined;
  } catch {
    return undefined;
  }
};
