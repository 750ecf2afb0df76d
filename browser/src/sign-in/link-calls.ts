export const postJson = (path: string, body: object): Promise<Response> =>
  fetch(path, {
    method: "POST",
    credentials: "include",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

export type Look =
  | { readonly kind: "found"; readonly email: string; readonly sameBrowser: boolean }
  | { readonly kind: "spent" };

const isFound = (body: unknown): body is { email: string; sameBrowser: boolean } =>
  typeof body === "object" && body !== null && "email" in body && "sameBrowser" in body;

export const lookAtLink = async (path: string, token: string): Promise<Look> => {
  const response = await postJson(path, { token });
  if (response.status === 410) return { kind: "spent" };
  const body: unknown = response.status === 200 ? await response.json() : undefined;
  if (!isFound(body)) throw new Error(`The look at a link was answered with ${response.status}`);
  return { kind: "found", email: body.email, sameBrowser: body.sameBrowser };
};
