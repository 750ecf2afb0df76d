import { expect, test } from "vitest";
import { secondStatements } from "../second/accounts.ts";
import { testSet } from "../second/set-tests.ts";
import { thirdStatements } from "./accounts.ts";
import { thirdWords } from "./words.ts";

const statements = thirdStatements();

testSet(thirdWords, statements);

test("the third set shares no bank and no holder with the second", () => {
  const said = (of: ReturnType<typeof secondStatements>) =>
    of.flatMap(({ bank, statement }) => [bank, ...statement.holders]);
  const before = new Set(said(secondStatements()));
  expect(said(statements).filter((one) => before.has(one))).toEqual([]);
});
