import type { ColumnType } from "kysely";

export type Instant = ColumnType<Date, Date | string | undefined, Date | string>;

export type NullableInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

export type Json<Value> = ColumnType<Value, string, string>;

export type NullableJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>;

/** Every row of a party is looked up through its application. */
export interface OwnedByParty {
  readonly application_id: string;
  readonly party_id: string;
}

export type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;
