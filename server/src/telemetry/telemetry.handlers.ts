import type { AnalyticsService } from "../partners/analytics-service.ts";
import type { ErrorService } from "../partners/error-service.ts";
import { handle } from "../platform/jobs/job.ts";
import type { Services } from "../platform/work/services.ts";
import { contactOf } from "./contact.ts";
import { deliver } from "./deliver.ts";
import { type EventsJob, sendEvents } from "./send-events.job.ts";
import { type ReportJob, sendReport } from "./send-report.job.ts";

export interface TelemetryServices extends Pick<Services, "db" | "config" | "log" | "nowSeconds"> {
  readonly analyticsService: AnalyticsService | undefined;
  readonly errorService: ErrorService | undefined;
}

/** Contact details are read when the message is sent, so that no job stores them. */
export const telemetryHandlers = [
  handle<EventsJob, TelemetryServices>(sendEvents, async ({ partyId, messages }, services) => {
    const { analyticsService, log } = services;
    if (!analyticsService) return;
    const contact = await contactOf(services, partyId);
    await deliver(log, "analytics", () => analyticsService.send({ id: partyId, contact }, messages));
  }),
  handle<ReportJob, TelemetryServices>(sendReport, async ({ partyId, report }, services) => {
    const { errorService, log, nowSeconds } = services;
    if (!errorService) return;
    const contact = await contactOf(services, partyId);
    const sentAt = new Date(nowSeconds() * 1000).toISOString();
    await deliver(log, "error reports", () => errorService.send({ id: partyId, contact }, report, sentAt));
  }),
];
