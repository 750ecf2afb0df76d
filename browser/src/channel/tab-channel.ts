/** Messages between the tabs of one browser. */
export interface TabChannel<Message> {
  readonly post: (message: Message) => void;
  readonly listen: (handler: (message: Message) => void) => void;
}

/** undefined: the browser has none. @param isMessage what is anything else is ignored */
export const openTabChannel = <Message>(
  name: string,
  isMessage: (data: unknown) => data is Message,
): TabChannel<Message> | undefined => {
  if (typeof BroadcastChannel === "undefined") return undefined;
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen: (handler) => {
      channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
        if (isMessage(data)) handler(data);
      });
    },
  };
};
