import { type Address, addressParts } from "@latchkey/domain/addresses/address.ts";
import { builder } from "./builder.ts";

/** An address with the parts of the contract. A part that is not known is an empty text. */
export const addressType = builder.objectRef<Address>("Address").implement({
  fields: (t) => Object.fromEntries(addressParts.map((part) => [part, t.exposeString(part)])),
});
