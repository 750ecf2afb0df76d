import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { upload } from "../scripts/testing/client.ts";
import { folderOf, unpackDebian } from "./peers/install.mjs";
import { type Figure, median } from "./support/figures.ts";
import { inFolder, measured } from "./support/processes.ts";
import { openProduct } from "./support/product.ts";
import { tenMegabytes } from "./uploads.ts";

/** An upload of 10 MB, encrypted, hashed and looked at, against nginx that only writes its bytes to a file. */

const ROUNDS = 9;
const MOST = 1.8;

/** undefined: not installed, and not available here */
const findNginx = (): string | undefined => {
  const folder = folderOf("nginx");
  const unpacked = join(folder, "usr/sbin/nginx");
  const known = ["/usr/sbin/nginx", unpacked].find((file) => existsSync(file));
  return known ?? (unpackDebian(folder, "nginx") ? unpacked : undefined);
};

/** A body is written only for a server behind it, which is nginx itself. */
const settings = (folder: string, port: number): string => `
daemon off; master_process off; pid ${folder}/pid; error_log stderr crit;
events {}
http {
  access_log off; client_max_body_size 20m; client_body_temp_path ${folder}/bodies;
  proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port}; listen [::1]:${port};
    location / { return 200; }
    location = /done { return 204; }
    location = /upload {
      client_body_in_file_only clean;
      proxy_pass http://127.0.0.1:${port}/done; proxy_pass_request_body off; proxy_set_header Content-Length "";
    }
  }
}
`;

const timed = async (send: () => Promise<Response>): Promise<number> => {
  const start = performance.now();
  const response = await send();
  if (response.status !== 204) throw new Error(`The upload was answered with ${response.status}`);
  return performance.now() - start;
};

/** The same body as the product gets, but for the fields that sign it. */
const formWith = (picture: Buffer): FormData => {
  const form = new FormData();
  form.append("file", new Blob([picture], { type: "image/png" }), "Passport.png");
  return form;
};

export const nginx = (): Promise<readonly Figure[]> =>
  inFolder(async (folder) => {
    const program = findNginx();
    if (!program) return [];
    const own = join(folder, "nginx");
    mkdirSync(own);
    const file = join(own, "nginx.conf");
    const peer = await measured({
      command: program,
      args: ["-p", own, "-c", file],
      ready: "/",
      prepare: (port) => writeFileSync(file, settings(own, port)),
    });
    const product = await openProduct(folder);
    try {
      const access = await product.signIn("uploads@example.com");
      const picture = await tenMegabytes();
      const rounds: { ours: number; theirs: number }[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push({
          theirs: await timed(() => fetch(`${peer.url}/upload`, { method: "POST", body: formWith(picture) })),
          ours: await timed(() => upload(product.url, access, picture)),
        });
      return [
        {
          name: "upload of 10 MB, time against nginx",
          value: median(rounds.map(({ ours, theirs }) => ours / theirs)),
          unit: "×",
          most: MOST,
        },
        { name: "upload of 10 MB, time", value: median(rounds.map(({ ours }) => ours)), unit: "ms" },
      ];
    } finally {
      await product.stop();
      await peer.stop();
    }
  });
