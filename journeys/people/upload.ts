import { expect, type Locator, type Page } from "@playwright/test";
import { onDisk } from "../files/on-disk.ts";
import type { FileToAdd } from "../files/pictures.ts";
import { say, type Texts } from "./texts.ts";

/** The upload area, in every section. */
export interface UploadArea {
  readonly choose: Locator;
  /** On a touch screen only. */
  readonly takePhoto: Locator;
  readonly zone: Locator;
  readonly rows: Locator;
  readonly row: (fileName: string) => Locator;
  /** What is shown instead of file names. */
  readonly names: Locator;
  /** The list of files that were not added. */
  readonly refused: Locator;
  readonly confirmation: Locator;
  readonly agree: Locator;
  readonly use: Locator;
  /** Chooses a file in the file picker. */
  readonly pick: (file: FileToAdd) => Promise<void>;
  /** Drops files on the zone. */
  readonly drop: (...files: readonly FileToAdd[]) => Promise<void>;
  /** Waits until this file is uploaded and checked. */
  readonly isDone: (fileName: string) => Promise<void>;
  /** Chooses a file and waits until it is uploaded. */
  readonly add: (file: FileToAdd) => Promise<void>;
  readonly remove: (fileName: string) => Promise<void>;
  /** Ticks the box of the confirmation and uses the file. */
  readonly confirm: () => Promise<void>;
}

/**
 * An added file is done when its document has been checked. The first check starts the child process, which runs at the
 * lowest priority: this timeout only detects a hang.
 */
export const CHECKED_WITHIN_MS = 60_000;

const dropOn = async (zone: Locator, files: readonly FileToAdd[]): Promise<void> => {
  const sent = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    content: buffer.toString("base64"),
  }));
  const dataTransfer = await zone.page().evaluateHandle((given) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, content } of given) {
      const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: mimeType }));
    }
    return transfer;
  }, sent);
  await zone.dispatchEvent("drop", { dataTransfer });
};

export const uploadArea = (page: Page, { documents, uploadDialogs }: Texts): UploadArea => {
  const rows = page.getByRole("list", { name: documents.upload.list }).getByRole("listitem");
  const row = (fileName: string) => rows.filter({ hasText: fileName });
  const confirmation = page.getByRole("dialog", {
    name: uploadDialogs.confirm.title,
  });
  const one = page.getByRole("button", { name: documents.upload.chooseFile, exact: true });
  const choose = one.or(page.getByRole("button", { name: documents.upload.chooseFiles, exact: true }));
  const agree = confirmation.getByRole("checkbox", {
    name: uploadDialogs.confirm.agree,
  });
  const use = confirmation.getByRole("button", { name: uploadDialogs.confirm.use });
  const zone = page.locator(".dropzone");
  const pick = async (file: FileToAdd) => {
    const picking = page.waitForEvent("filechooser");
    await choose.click();
    await (await picking).setFiles(await onDisk(file));
  };
  const isDone = (fileName: string) =>
    expect(row(fileName)).toHaveAttribute("data-state", "done", { timeout: CHECKED_WITHIN_MS });
  return {
    choose,
    takePhoto: page.getByRole("button", { name: documents.upload.takePhoto }),
    zone,
    rows,
    row,
    names: rows.locator(".upload__name"),
    refused: page.getByRole("alert").filter({ hasText: say(documents.error.title_one) }),
    confirmation,
    agree,
    use,
    pick,
    drop: (...files) => dropOn(zone, files),
    isDone,
    add: async (file) => {
      await pick(file);
      await isDone(file.name);
    },
    remove: (fileName) =>
      page
        .getByRole("button", {
          name: `${documents.upload.remove} ${fileName}`,
          exact: true,
        })
        .click(),
    confirm: async () => {
      await expect(confirmation).toBeVisible();
      await agree.check();
      await use.click();
      await expect(confirmation).toBeHidden();
    },
  };
};
