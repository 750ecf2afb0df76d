import { describe, expect, test } from "vitest";
import { identityFlow } from "../identity/flow.ts";
import { visaFlow } from "../testing/visa-flow.ts";
import { chartOf } from "./chart.ts";
import { type Flow, stepNames, stepsOf } from "./flow.ts";

describe("a chart of a section", () => {
  test("has a box per step and an arrow per target, loops included", () => {
    expect(chartOf(visaFlow, { start: "choice", lastSteps: ["upload"] })).toBe(`flowchart TD
  begin(["Start"])
  step_choice["choice"]
  step_expiry["expiry"]
  step_expiredVisa["expiredVisa"]
  step_upload["upload"]
  over(["End"])
  begin --> step_choice
  step_choice --> step_expiry
  step_choice --> step_upload
  step_expiry --> step_expiredVisa
  step_expiry --> step_upload
  step_expiredVisa --> step_choice
  step_upload --> over`);
  });

  test("draws one arrow from a step that may lead anywhere", () => {
    const chart = chartOf(visaFlow, { start: "choice", lastSteps: ["upload"], anywhere: ["choice"] });
    expect(chart).toContain('step_choice --> anywhere(["The step that was asked for"])');
    expect(chart).not.toContain("step_choice --> step_expiry");
  });

  test("gives a step whose name is invalid in Mermaid its own id, and keeps the name", () => {
    const { end } = stepsOf<object, object>();
    const flow: Flow<object, object, "in-uk"> = {
      start: () => "in-uk",
      steps: { "in-uk": end(() => true) },
    };
    expect(chartOf(flow, { start: "in-uk", lastSteps: ["in-uk"] })).toContain('step_in_uk["in-uk"]');
  });

  test("draws every arrow of identity once", () => {
    const chart = chartOf(identityFlow, { start: "name", lastSteps: ["none", "upload", "uploadBack"] });
    const arrows = chart.split("\n").filter((line) => line.includes("-->"));
    const targets = stepNames(identityFlow).flatMap((name) => identityFlow.steps[name].to);
    expect(new Set(arrows).size).toBe(arrows.length);
    expect(arrows).toHaveLength(1 + targets.length + 3);
  });
});
