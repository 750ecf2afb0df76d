import { createServer } from "node:net";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { asWrongSetting } from "./databases.ts";

const external = { database: { kind: "external", url: "", migrationUrl: "" } } as const;

/** The message of a start with a database at this address. */
const sentenceFor = async (connectionString: string): Promise<string> => {
  const failing = async () => {
    const client = new pg.Client({ connectionString });
    await client.connect();
  };
  const cause = await failing().catch((error: unknown) => error);
  return (asWrongSetting(external, cause) as Error).message;
};

const CHECK = "Check the settings DATABASE_URL and DATABASE_MIGRATION_URL.";

test("a database that does not encrypt is named, not shown as a stack", async () => {
  const server = createServer((socket) => socket.once("data", () => socket.write("N")));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const place = server.address();
  const port = typeof place === "object" && place ? place.port : 0;
  expect(await sentenceFor(`postgres://a:b@127.0.0.1:${port}/x?sslmode=verify-full`)).toBe(
    `The database does not encrypt. ${CHECK}`,
  );
});

test("a certificate's file that is missing is named", async () => {
  expect(await sentenceFor("postgres://a:b@127.0.0.1:1/x?sslmode=verify-full&sslrootcert=/nope.pem")).toBe(
    `The file /nope.pem of sslrootcert does not exist. ${CHECK}`,
  );
});

test("any other error stays what it is", () => {
  const cause = new Error("Something else");
  expect(asWrongSetting(external, cause)).toBe(cause);
});
