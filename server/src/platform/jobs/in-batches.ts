export interface Batches<Row, Cursor> {
  /** Before the first row. */
  readonly start: Cursor;
  /** The next rows after this one; none at the end. */
  readonly read: (after: Cursor) => Promise<readonly Row[]>;
  readonly cursorOf: (row: Row) => Cursor;
  readonly perform: (row: Row) => Promise<unknown>;
}

/** Reads a batch at a time, so that a job needs little memory however many rows there are. */
export const inBatches = async <Row, Cursor>(
  { start, read, cursorOf, perform }: Batches<Row, Cursor>,
  stopping?: AbortSignal,
): Promise<void> => {
  for (let after = start, rows = await read(after); rows.length > 0; rows = await read(after)) {
    for (const row of rows) {
      stopping?.throwIfAborted();
      await perform(row);
      after = cursorOf(row);
    }
  }
};

/** Before every id of a row. */
export const FIRST_UUID = "00000000-0000-0000-0000-000000000000";
