import { eventually } from "@latchkey/browser/testing/eventually.ts";
import type { Address, AddressPart } from "@latchkey/domain/addresses/address.ts";
import { noAddressIn } from "@latchkey/domain/addresses/by-hand.ts";
import type { Issues } from "@latchkey/domain/rules/issue.ts";
import type { AddressRow } from "@latchkey/ui/address-search/use-result-list.ts";
import { act, render, screen } from "@testing-library/react";
import { useState } from "react";
import { I18nextProvider } from "react-i18next";
import { Client, fetchExchange, Provider as GraphqlProvider } from "urql";
import { vi } from "vitest";
import { AddressField, prepareAddressField } from "../addresses/address-field.tsx";
import { useAddressField } from "../addresses/use-address-field.ts";
import { createI18n } from "../locales/create-i18n.ts";

/** An address field with a server that answers what the test says. */

export const aRow = (id: string, summary: string, more: Partial<AddressRow> = {}): AddressRow => ({
  id,
  kind: "ADDRESS",
  summary,
  place: "Leeds, LS1 4DL",
  count: 1,
  ...more,
});

/** A house of flats, a tower, and a house. */
export const inHarbourStreet: readonly AddressRow[] = [
  aRow("27", "27 Harbour Street", { kind: "GROUP", count: 3 }),
  aRow("tower", "Quayside Tower", { kind: "GROUP", count: 130, place: "Leeds, LS1 4DT" }),
  aRow("29", "29 Harbour Street"),
];

interface TestAnswer {
  readonly rows?: readonly AddressRow[];
  readonly address?: Address;
  readonly failed?: boolean;
  readonly status?: number;
  readonly broken?: boolean;
}

type Variables = Readonly<Record<string, unknown>>;

interface Opening {
  readonly value?: Address;
  readonly issues?: (address: Address) => Issues<AddressPart>;
  readonly isAvailable?: boolean;
  readonly asksCountry?: boolean;
  /** Searches get no answer before the test gives one. */
  readonly held?: boolean;
}

const responseTo = (query: string, given: TestAnswer): Response => {
  if (given.broken) throw new TypeError("The connection is broken.");
  const { failed = false, rows = [], address = null, status = 200 } = given;
  const data = query.includes("retrieveAddress")
    ? { retrieveAddress: { failed, address } }
    : { findAddresses: { failed, rows } };
  const headers = { "content-type": "application/json" };
  return new Response(JSON.stringify(status === 200 ? { data } : {}), { status, headers });
};

export const openAddressField = async (given: Opening = {}) => {
  const { value: start = noAddressIn("GB"), isAvailable = true, asksCountry = true, held = false } = given;
  await prepareAddressField();
  const i18n = await createI18n({ language: "en", namespaces: ["addresses", "questions", "validation"] });

  const asked: Readonly<Record<string, Variables>>[] = [];
  const waiting = new Map<unknown, (given: TestAnswer) => void>();
  let next: TestAnswer = { rows: inHarbourStreet };
  const fetch = async (_url: unknown, init?: RequestInit): Promise<Response> => {
    const { query, variables } = JSON.parse(String(init?.body)) as { query: string; variables: Variables };
    if (query.includes("addressSearchAvailable")) {
      return new Response(JSON.stringify({ data: { addressSearchAvailable: isAvailable } }), {
        headers: { "content-type": "application/json" },
      });
    }
    asked.push(query.includes("retrieveAddress") ? { retrieve: variables } : { find: variables });
    const answered = held
      ? await new Promise<TestAnswer>((resolve) => waiting.set(variables.query, resolve))
      : next;
    return responseTo(query, answered);
  };
  const client = new Client({
    url: "http://localhost/graphql",
    fetch,
    exchanges: [fetchExchange],
    preferGetMethod: false,
  });

  const submitted = vi.fn();
  const left = vi.fn();
  let value = start;
  let wrongFields: ReturnType<typeof useAddressField>["wrongFields"] = [];
  function Form() {
    const [address, setAddress] = useState(start);
    const { field, wrongFields: wrong } = useAddressField({
      id: "home",
      value: address,
      onChange: setAddress,
      onBlur: left,
      issues: given.issues?.(address),
    });
    value = address;
    wrongFields = wrong;
    return (
      <form onSubmit={submitted}>
        <AddressField field={field} label="Your current address" asksCountry={asksCountry} />
      </form>
    );
  }
  await act(async () =>
    render(
      <I18nextProvider i18n={i18n}>
        <GraphqlProvider value={client}>
          <Form />
        </GraphqlProvider>
      </I18nextProvider>,
    ),
  );
  await eventually(() => screen.getByRole("group"));
  if (!isAvailable) await eventually(() => screen.getByRole("textbox", { name: "Street" }));
  // From here on: to load texts takes timers of its own.
  vi.useFakeTimers();
  return {
    asked,
    submitted,
    left,
    value: () => value,
    wrongFields: () => wrongFields,
    /** What later searches get. */
    answerWith: (answered: TestAnswer) => {
      next = answered;
    },
    /** Answers a search that is held. */
    answer: (answered: TestAnswer, query = "harbour") =>
      act(async () => {
        waiting.get(query)?.(answered);
        await vi.advanceTimersByTimeAsync(0);
      }),
  };
};
