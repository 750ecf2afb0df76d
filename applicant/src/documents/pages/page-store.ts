import type { Page } from "./page.ts";

/** Keeps pages in the browser until their PDF is uploaded, so that a killed tab loses only the photo in hand. */

export interface KeptPages {
  readonly pages: readonly Page[];
  readonly level: number;
}

export interface PageStore {
  readonly load: () => Promise<KeptPages | undefined>;
  /** @returns false if the browser keeps nothing: it is full, or private */
  readonly save: (kept: KeptPages) => Promise<boolean>;
}

const DATABASES = { applicant: "latchkey-pages", phone: "latchkey-phone-pages" } as const;
/** The page of a phone has a session of its own, so its pages go by themselves. */
export type PagesOf = keyof typeof DATABASES;

const PAGES = "pages";
const ORDERS = "orders";
const WEEK_MS = 7 * 24 * 3_600_000;

const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });

/** Open only as long as it is used, so that it can be deleted from another tab. */
const inDatabase = async <Value>(of: PagesOf, work: (database: IDBDatabase) => Promise<Value>) => {
  const opening = indexedDB.open(DATABASES[of], 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(PAGES);
    opening.result.createObjectStore(ORDERS, { keyPath: "slot" });
  };
  const database = await done(opening);
  try {
    return await work(database);
  } finally {
    database.close();
  }
};

interface Order {
  readonly slot: string;
  readonly ids: readonly string[];
  readonly level: number;
  readonly saved: number;
}

const stores = (database: IDBDatabase, mode: IDBTransactionMode) => {
  const transaction = database.transaction([PAGES, ORDERS], mode);
  return { transaction, pages: transaction.objectStore(PAGES), orders: transaction.objectStore(ORDERS) };
};

const keyOf = (slot: string, id: string): string => `${slot} ${id}`;

const read = (slot: string) => async (database: IDBDatabase) => {
  const { pages, orders } = stores(database, "readonly");
  const all: readonly Order[] = await done(orders.getAll());
  const own = all.find((order) => order.slot === slot);
  const found: readonly (Page | undefined)[] = await Promise.all(
    (own?.ids ?? []).map((id) => done(pages.get(keyOf(slot, id)))),
  );
  return { all, level: own?.level ?? 0, pages: found.filter((page) => page !== undefined) };
};

const forget = ({ pages, orders }: ReturnType<typeof stores>, { slot, ids }: Order): void => {
  for (const id of ids) pages.delete(keyOf(slot, id));
  orders.delete(slot);
};

/** @param slot of one document of one person */
export const browserPages = (of: PagesOf, slot: string, now: () => number): PageStore => {
  let written: readonly Page[] = [];
  const write = async (database: IDBDatabase, { pages, level }: KeptPages): Promise<void> => {
    const opened = stores(database, "readwrite");
    const ids = pages.map(({ id }) => id);
    for (const page of pages) if (!written.includes(page)) opened.pages.put(page, keyOf(slot, page.id));
    for (const { id } of written) if (!ids.includes(id)) opened.pages.delete(keyOf(slot, id));
    if (pages.length === 0) opened.orders.delete(slot);
    else opened.orders.put({ slot, ids, level, saved: now() } satisfies Order);
    await committed(opened.transaction);
    written = pages;
  };
  const deleteOld = (all: readonly Order[]) => async (database: IDBDatabase) => {
    const old = all.filter((order) => order.slot !== slot && now() - order.saved > WEEK_MS);
    const opened = stores(database, "readwrite");
    for (const order of old) forget(opened, order);
    await committed(opened.transaction);
  };
  return {
    load: async () => {
      try {
        const { all, level, pages } = await inDatabase(of, read(slot));
        await inDatabase(of, deleteOld(all));
        written = pages;
        return { pages, level };
      } catch {
        return undefined;
      }
    },
    save: async (kept) => {
      try {
        await inDatabase(of, (database) => write(database, kept));
        return true;
      } catch {
        return false;
      }
    },
  };
};

/** Does nothing where there are none. */
export const forgetPages = (of: PagesOf): void => {
  try {
    indexedDB.deleteDatabase(DATABASES[of]);
  } catch {
    // A browser without a database keeps nothing.
  }
};
