export type Fields = Readonly<Record<string, string>>;

export const goesTo = (response: Response): string => response.headers.get("location") ?? "";

/**
 * What a person does in a browser.
 * @param pages the address that links lead to, and that others are relative to
 * @param usual the parameters of a link
 */
export const browserAt = (pages: string, usual: Fields = {}) => {
  let links = 0;
  return {
    goesTo,
    get: (url: string) => fetch(new URL(url, pages), { redirect: "manual" }),
    post: (url: string, fields: Fields | URLSearchParams) =>
      fetch(new URL(url, pages), {
        method: "POST",
        body: new URLSearchParams(fields),
        redirect: "manual",
      }),
    linkWith: (query: Fields = {}): string => {
      links += 1;
      const all = { response_type: "code", state: `state-${links}`, ...usual, ...query };
      return `${pages}?${new URLSearchParams(all)}`;
    },
  };
};
