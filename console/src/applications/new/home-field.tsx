import { useAddressSearch } from "@latchkey/browser/addresses/use-address-search.ts";
import { TypedHome } from "@latchkey/members/new-applications/typed-home.tsx";
import { type ApplicationForm, fieldId } from "@latchkey/members/new-applications/use-application-form.ts";
import { useErrorOf } from "@latchkey/members/new-applications/use-new-texts.ts";
import { PreparedAddressSearch } from "@latchkey/ui/address-search/prepared-address-search.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useClient } from "urql";
import { FindHomes, Home } from "./new-application.graphql.ts";

/** The search starts after this pause in typing, as for applicants. */
const WAITS_MS = 250;

interface HomeFieldProps {
  readonly form: ApplicationForm;
  readonly canSearch: boolean;
}

/** The address of the home, on one line: searched for, or typed. */
export function HomeField({ form, canSearch }: HomeFieldProps) {
  const [isByHand, setByHand] = useState(!canSearch);
  return isByHand ? (
    <TypedHome form={form} onSearch={canSearch ? () => setByHand(false) : undefined} />
  ) : (
    <SearchedHome form={form} onByHand={() => setByHand(true)} />
  );
}

function SearchedHome({ form, onByHand }: { readonly form: ApplicationForm; readonly onByHand: () => void }) {
  const { t } = useTranslation("new-application");
  const client = useClient();
  const errorOf = useErrorOf(form);
  // Typed text is no home: the reviewer has to choose one.
  const [typed, setTyped] = useState<string>();
  const fresh = { requestPolicy: "network-only" } as const;
  const search = useAddressSearch<string>({
    waitMs: WAITS_MS,
    find: async (query, container) => {
      const { data } = await client.query(FindHomes, { query, container }, fresh).toPromise();
      return data && !data.findHomes.failed ? data.findHomes.rows : undefined;
    },
    retrieve: async (id, query) => {
      const { data } = await client.query(Home, { id, query }, fresh).toPromise();
      return data?.home ?? undefined;
    },
    onFound: (home) => {
      setTyped(undefined);
      form.set("home", home);
    },
  });
  const query = typed ?? form.typed.home;
  const message = search.hasFailed ? t("search.failed") : search.isNothing && t("search.nothing");
  return (
    <Field label={t("home.address")} id={fieldId("home")} error={errorOf("home")}>
      {(aria) => (
        <PreparedAddressSearch
          {...aria}
          query={query}
          onQuery={(text) => {
            setTyped(text);
            if (form.typed.home !== "") form.set("home", "");
            search.type(text);
          }}
          rows={search.rows}
          isInGroup={search.group !== undefined}
          isSearching={search.isSearching}
          message={message || undefined}
          announcement={
            search.rows.length > 0 ? t("search.found", { number: search.rows.length }) : undefined
          }
          onChoose={search.choose}
          onBack={search.back}
          onEnter={() => search.searchNow(query)}
          texts={{
            list: t("search.list"),
            searching: t("search.searching"),
            back: t("search.back"),
            count: (_count, shown) => t("search.count", { number: shown }),
          }}
          note={search.isCut ? t("search.more") : undefined}
          foot={<TextButton onClick={onByHand}>{t("search.byHand")}</TextButton>}
        />
      )}
    </Field>
  );
}
