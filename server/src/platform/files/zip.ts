import { PassThrough, pipeline, type Readable } from "node:stream";
import { ZipFile } from "yazl";

export interface ZippedFile {
  readonly name: string;
  readonly size: number;
  /** Called when the file's turn comes, so that one file is open at a time. */
  readonly open: () => Promise<Readable>;
}

/** An archive without compression. The same files and time give the same bytes; a file that fails ends the stream with its error. */
export const zipOf = (files: readonly ZippedFile[], at: Date): Readable => {
  const zip = new ZipFile();
  const output = new PassThrough();
  let current: Readable | undefined;
  const fail = (cause: unknown) => output.destroy(cause instanceof Error ? cause : new Error(String(cause)));
  zip.once("error", fail);
  // A reader who goes away leaves the current file open.
  pipeline(zip.outputStream, output, () => current?.destroy());
  for (const { name, size, open } of files) {
    zip.addReadStreamLazy(name, { compress: false, mtime: at, size }, (next) => {
      open().then((stream) => {
        current = stream.once("error", fail);
        if (output.destroyed) stream.destroy();
        else next(null, stream);
      }, fail);
    });
  }
  zip.end();
  return output;
};
