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

interface Opened {
  readonly database: IDBDatabase;
  readonly isNew: boolean;
}

const openDatabase = (of: PagesOf, makes: boolean): Promise<Opened | undefined> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASES[of], 1);
    let isNew = false;
    opening.onupgradeneeded = () => {
      isNew = true;
      if (!makes) return opening.transaction?.abort();
      opening.result.createObjectStore(PAGES);
      opening.result.createObjectStore(ORDERS, { keyPath: "slot" });
    };
    opening.onsuccess = () => resolve({ database: opening.result, isNew });
    opening.onerror = (event) => {
      event.preventDefault();
      if (isNew && !makes) resolve(undefined);
      else reject(opening.error);
    };
  });

/** Open only as long as it is used, so that it can be deleted from another tab. */
const inDatabase = async <Value>(
  { of, makes }: { readonly of: PagesOf; readonly makes: boolean },
  work: (opened: Opened) => Promise<Value>,
): Promise<Value | undefined> => {
  const opened = await openDatabase(of, makes);
  if (!opened) return undefined;
  try {
    return await work(opened);
  } finally {
    opened.database.close();
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

const read =
  (slot: string) =>
  async ({ database }: Opened) => {
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

export const browserPages = (of: PagesOf, slot: string, now: () => number): PageStore => {
  let written: readonly Page[] = [];
  const write = async ({ database, isNew }: Opened, { pages, level }: KeptPages): Promise<number> => {
    const before = isNew ? [] : written;
    const opened = stores(database, "readwrite");
    const ids = pages.map(({ id }) => id);
    for (const page of pages) if (!before.includes(page)) opened.pages.put(page, keyOf(slot, page.id));
    for (const { id } of before) if (!ids.includes(id)) opened.pages.delete(keyOf(slot, id));
    if (pages.length === 0) opened.orders.delete(slot);
    else opened.orders.put({ slot, ids, level, saved: now() } satisfies Order);
    const count = await done(opened.orders.count());
    await committed(opened.transaction);
    written = pages;
    return count;
  };
  const deleteOld = async ({ database }: Opened, all: readonly Order[]): Promise<void> => {
    const opened = stores(database, "readwrite");
    const old = all.filter((order) => order.slot !== slot && now() - order.saved > WEEK_MS);
    for (const order of old) forget(opened, order);
    await committed(opened.transaction);
  };
  const load = async (opened: Opened): Promise<KeptPages> => {
    const { all, level, pages } = await read(slot)(opened);
    await deleteOld(opened, all);
    written = pages;
    return { pages, level };
  };
  return {
    load: async () => {
      try {
        return (await inDatabase({ of, makes: false }, load)) ?? { pages: [], level: 0 };
      } catch {
        return undefined;
      }
    },
    save: async (kept) => {
      try {
        const makes = kept.pages.length > 0;
        const count = await inDatabase({ of, makes }, (opened) => write(opened, kept));
        if (count === 0) forgetPages(of);
        return true;
      } catch {
        return false;
      }
    },
  };
};

export const forgetPages = (of: PagesOf): void => {
  try {
    indexedDB.deleteDatabase(DATABASES[of]);
  } catch {
    // A browser without a database keeps nothing.
  }
};
