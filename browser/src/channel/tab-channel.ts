export interface TabChannel<Message> {
  readonly post: (message: Message) => void;
  readonly listen: (handler: (message: Message) => void) => void;
}

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
