const LONDON = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/London", dateStyle: "short" });

/** The civil date by which ages are counted, whatever the device's zone. */
export const todayInLondon = (): string => LONDON.format(new Date());
