import { useTranslation } from "react-i18next";
import type { ShownEndpoint } from "./webhooks.graphql.ts";

export function EventNames({ events }: Pick<ShownEndpoint, "events">) {
  const { t } = useTranslation("webhooks");
  return (
    <ul className="table__list">
      {events.map((event) => (
        <li key={event}>{t(`event.${event}`)}</li>
      ))}
    </ul>
  );
}
