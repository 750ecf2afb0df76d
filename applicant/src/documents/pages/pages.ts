import { isHeicName } from "@latchkey/domain/documents/formats.ts";
import { MOST_PAGES } from "@latchkey/domain/documents/papers.ts";
import type { Crop, Size } from "./crop.ts";
import { detailLevels, movedPage, type Page, type Photo, withPage } from "./page.ts";
import type { PageStore } from "./page-store.ts";
import type { PageWork } from "./page-work.ts";
import { pdfBytes } from "./pdf-of-pages.ts";

export type PageIssue =
  | { readonly kind: "tooManyPages" | "tooLarge" | "failed" }
  | { readonly kind: "unreadable" | "heic"; readonly files: readonly string[] };

export interface PageEvent {
  readonly kind: "added" | "replaced" | "changed" | "moved" | "removed";
  readonly page: number;
  readonly to?: number;
}

export interface PagesState {
  readonly pages: readonly Page[];
  readonly level: number;
  readonly isBusy: boolean;
  readonly isSending: boolean;
  readonly areOld: boolean;
  /** False: a reload would lose them. */
  readonly areKept: boolean;
  readonly issue: PageIssue | undefined;
  readonly event: PageEvent | undefined;
}

interface Surroundings {
  readonly work: PageWork;
  readonly store: PageStore;
  readonly sizeOf: (file: Blob) => Promise<Size | undefined>;
  readonly newId: () => string;
  readonly maxBytes: number;
}

type Draft = Pick<Page, "id" | "photo" | "crop">;

/** The pages of one document, as long as they are no PDF. A store for `useSyncExternalStore`. */
export class Pages {
  readonly #around: Surroundings;
  readonly #listeners = new Set<() => void>();
  #loading: Promise<void> | undefined;
  #saving: Promise<void> = Promise.resolve();
  #state: PagesState = {
    pages: [],
    level: 0,
    isBusy: false,
    isSending: false,
    areOld: false,
    areKept: true,
    issue: undefined,
    event: undefined,
  };

  constructor(around: Surroundings) {
    this.#around = around;
  }

  state = (): PagesState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  load = (): Promise<void> => {
    this.#loading ??= this.#around.store.load().then((kept) => {
      const { pages = [], level = 0 } = kept ?? {};
      this.#change({ pages, level, areOld: pages.length > 0, areKept: kept !== undefined });
    });
    return this.#loading;
  };

  add = (files: readonly File[]): Promise<void> =>
    this.#busy(async () => {
      await this.load();
      for (const file of files) {
        if (this.#state.pages.length >= MOST_PAGES) return this.#refuse({ kind: "tooManyPages" });
        await this.#take(file, this.#around.newId());
      }
    });

  retake = (id: string, file: File): Promise<void> => this.#busy(() => this.#take(file, id));

  change = (draft: Draft): Promise<void> => this.#busy(() => this.#put(draft, "changed"));

  turned = (given: Pick<Draft, "photo" | "crop">): Promise<{ readonly photo: Photo; readonly crop: Crop }> =>
    this.#around.work.turn(given);

  move = (id: string, step: 1 | -1): void => {
    const { pages } = this.#state;
    const moved = movedPage(pages, id, step);
    if (moved === pages) return;
    const page = numberIn(pages, id);
    this.#keep({ pages: moved, event: { kind: "moved", page, to: page + step } });
  };

  remove = (id: string): void => {
    const { pages } = this.#state;
    const event = { kind: "removed", page: numberIn(pages, id) } as const;
    this.#keep({ pages: pages.filter((page) => page.id !== id), event, issue: undefined });
  };

  clear = (): Promise<void> => {
    this.#keep({ pages: [], level: 0, event: undefined, issue: undefined });
    return this.#saving;
  };

  sending = (isSending: boolean): void => this.#change({ isSending });

  bind = async (made: Date): Promise<Blob | undefined> => {
    let pdf: Blob | undefined;
    await this.#busy(async () => {
      pdf = await this.#around.work.bind({ pages: this.#state.pages, made });
    });
    return pdf;
  };

  async #take(file: File, id: string): Promise<void> {
    const size = await this.#around.sizeOf(file);
    if (!size) return this.#cannotOpen(file);
    const isThere = this.#state.pages.some((page) => page.id === id);
    const opened = await this.#around.work.open({ file, size });
    await this.#put({ id, ...opened }, isThere ? "replaced" : "added");
  }

  async #put(draft: Draft, kind: "added" | "replaced" | "changed"): Promise<void> {
    const { level } = this.#state;
    const fitting = await this.#fitted(withPage(this.#state.pages, await this.#cut(draft, level)), level);
    if (!fitting) return this.#refuse({ kind: "tooLarge" });
    this.#keep({ ...fitting, event: { kind, page: numberIn(fitting.pages, draft.id) } });
    await this.#saving;
  }

  async #fitted(
    pages: readonly Page[],
    level: number,
  ): Promise<Pick<PagesState, "pages" | "level"> | undefined> {
    if (pdfBytes(pages) <= this.#around.maxBytes) return { pages, level };
    if (level + 1 >= detailLevels.length) return undefined;
    const smaller: Page[] = [];
    for (const page of pages) smaller.push(await this.#cut(page, level + 1));
    return this.#fitted(smaller, level + 1);
  }

  async #cut({ id, photo, crop }: Draft, level: number): Promise<Page> {
    const detail = detailLevels[level] ?? detailLevels[0];
    const page = await this.#around.work.cut({ photo, crop, ...detail });
    return { id, photo, crop, ...page };
  }

  async #busy(work: () => Promise<void>): Promise<void> {
    this.#change({ isBusy: true, issue: undefined });
    try {
      await work();
    } catch {
      this.#refuse({ kind: "failed" });
    } finally {
      this.#change({ isBusy: false });
    }
  }

  /** Photos that are added together are named together. */
  #cannotOpen({ name }: File): void {
    const { issue } = this.#state;
    const files = issue && "files" in issue ? [...issue.files, name] : [name];
    this.#refuse({ kind: files.every(isHeicName) ? "heic" : "unreadable", files });
  }

  #refuse(issue: PageIssue): void {
    this.#change({ issue });
  }

  #keep(changed: Partial<PagesState>): void {
    this.#change({ areOld: false, ...changed });
    const { pages, level } = this.#state;
    this.#saving = this.#saving.then(async () => {
      const areKept = await this.#around.store.save({ pages, level });
      if (areKept !== this.#state.areKept) this.#change({ areKept });
    });
  }

  #change(changed: Partial<PagesState>): void {
    this.#state = { ...this.#state, ...changed };
    for (const listener of [...this.#listeners]) listener();
  }
}

const numberIn = (pages: readonly Page[], id: string): number =>
  pages.findIndex((page) => page.id === id) + 1;
