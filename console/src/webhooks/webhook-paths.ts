import { CONSOLE_WEBHOOKS_PATH } from "@latchkey/domain/vocabulary/console-wire.ts";

export const webhookPath = (id: string): string => `${CONSOLE_WEBHOOKS_PATH}/${id}`;
