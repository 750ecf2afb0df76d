import { formatAddress } from "@latchkey/domain/addresses/format.ts";
import { PreparedAddressSearch } from "@latchkey/ui/address-search/prepared-address-search.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import type { AddressFieldState } from "./use-address-field.ts";
import { useAddressSearch } from "./use-address-search.ts";

export function SearchedAddress({ field }: { readonly field: AddressFieldState }) {
  const { t } = useTranslation("addresses");
  const { id, value, country, typed, errors, isMoved, onTyped, onFound, enterByHand } = field;
  const search = useAddressSearch({ country, onFound });
  const query = typed ?? formatAddress(value);
  const message = search.hasFailed ? t("search.failed") : search.isNothing && t("search.nothing");
  return (
    <Field id={`${id}-search`} label={t("search.label")} error={errors.search}>
      {(aria) => (
        <PreparedAddressSearch
          {...aria}
          query={query}
          onQuery={(text) => {
            onTyped(text);
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
          autoFocus={isMoved}
          texts={{
            list: t("search.list"),
            searching: t("search.searching"),
            back: t("search.back"),
            count: (_count, shown) => t("search.count", { number: shown }),
          }}
          note={search.isCut ? t("search.more") : undefined}
          foot={<TextButton onClick={enterByHand}>{t("search.byHand")}</TextButton>}
        />
      )}
    </Field>
  );
}
