import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A mail server that rejects every e-mail with this code and quotes the recipient. @returns its address */
export const refusingMail = async (code: string): Promise<string> => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.write("220 mail.example\r\n");
    socket.on("data", (chunk) => {
      const recipient = /^RCPT TO:<(.*)>/im.exec(String(chunk))?.[1];
      socket.write(recipient ? `${code} <${recipient}>: User unknown\r\n` : "250 mail.example\r\n");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, "close");
  });
  const place = server.address();
  return `smtp://127.0.0.1:${typeof place === "object" && place ? place.port : 0}`;
};
