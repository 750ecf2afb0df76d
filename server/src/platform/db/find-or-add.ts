/** The row that `find` finds, added first if there is none. Two transactions that add the same row at once get one. */
export const findOrAdd = async <Row>(
  find: () => Promise<Row | undefined>,
  /** Does nothing if another transaction has added the row. */
  add: () => Promise<unknown>,
): Promise<Row> => {
  const known = await find();
  if (known !== undefined) return known;
  await add();
  const added = await find();
  if (added === undefined) throw new Error("A row that was added a moment ago is gone.");
  return added;
};
