// @vitest-environment happy-dom

import { cleanup, render } from "@testing-library/react";
import { Client, cacheExchange, fetchExchange, gql, Provider, useQuery } from "urql";
import { afterEach, expect, test, vi } from "vitest";
import { eventually } from "../testing/eventually.ts";
import { type OpeningQuery, sendEarly, useOpeningQuery } from "./opening-query.ts";

interface Name {
  readonly me: { readonly name: string };
}

const Me: OpeningQuery<Name> = gql`
  query Me {
    me {
      name
    }
  }
`;

const aServer = () => {
  let answered = 0;
  const asked = vi.fn(async (): Promise<Response> => {
    answered += 1;
    return Response.json({ data: { me: { __typename: "Me", name: `Answer ${answered}` } } });
  });
  const client = new Client({
    url: "http://localhost/graphql",
    preferGetMethod: false,
    fetch: asked,
    exchanges: [cacheExchange, fetchExchange],
  });
  return { asked, client };
};

function Page() {
  const [{ data, error }] = useQuery(useOpeningQuery(Me));
  return <p>{error ? "Failed" : (data?.me.name ?? "Loading")}</p>;
}

const open = (client: Client) =>
  render(
    <Provider value={client}>
      <Page />
    </Provider>,
  );

afterEach(cleanup);

test("a page whose query was sent early takes that response, while it is on its way", async () => {
  const { asked, client } = aServer();
  sendEarly(client, Me);
  expect(await open(client).findByText("Answer 1")).toBeTruthy();
  expect(asked).toHaveBeenCalledOnce();
});

test("a page whose query was answered early takes that response; the next visit asks again", async () => {
  const { asked, client } = aServer();
  sendEarly(client, Me);
  await client.query(Me, {}).toPromise();
  const visit = open(client);
  expect(await visit.findByText("Answer 1")).toBeTruthy();
  expect(asked).toHaveBeenCalledOnce();
  visit.unmount();
  expect(await open(client).findByText("Answer 2")).toBeTruthy();
});

test("a page whose query was not sent asks the server, whatever the cache has", async () => {
  const { asked, client } = aServer();
  await client.query(Me, {}).toPromise();
  expect(await open(client).findByText("Answer 2")).toBeTruthy();
  expect(asked).toHaveBeenCalledTimes(2);
});

test("an early query that failed is sent again by its page", async () => {
  const { asked, client } = aServer();
  asked.mockRejectedValueOnce(new TypeError("no network"));
  sendEarly(client, Me);
  await eventually(() => expect(asked).toHaveBeenCalledOnce());
  await client.query(Me, {}, { requestPolicy: "cache-only" }).toPromise();
  expect(await open(client).findByText("Answer 1")).toBeTruthy();
});
