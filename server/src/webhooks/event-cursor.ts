const CURSOR = /^events_(0|[1-9]\d{0,14})$/;

export const eventCursor = (number: number): string => Buffer.from(`events_${number}`).toString("base64url");

export const parseEventCursor = (text: string): number | undefined => {
  const [, number] = CURSOR.exec(Buffer.from(text, "base64url").toString()) ?? [];
  return number === undefined ? undefined : Number(number);
};
