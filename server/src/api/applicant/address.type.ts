import { type Address, addressParts } from "@latchkey/domain/addresses/address.ts";
import { builder } from "./builder.ts";

export const addressType = builder.objectRef<Address>("Address").implement({
  fields: (t) => Object.fromEntries(addressParts.map((part) => [part, t.exposeString(part)])),
});
