import { ConsoleSplit } from "@latchkey/ui/frames/console-frame.tsx";
import { useId } from "react";
import { ChangesPanel } from "./changes-panel.tsx";
import { CheckPanel } from "./check-panel.tsx";
import { JsonPanel } from "./json-panel.tsx";
import type { ShownLift, ShownPolicy, ShownVersion } from "./policies.graphql.ts";
import { contentOf } from "./policy-names.ts";
import { PolicyPanels } from "./policy-panels.tsx";
import { useLint } from "./use-lint.ts";
import { usePolicyEditor } from "./use-policy-editor.ts";

interface VersionViewProps {
  readonly policy: ShownPolicy;
  readonly version: ShownVersion;
  readonly lifts: readonly ShownLift[];
}

/** A published version, which never changes. */
export function VersionView({ policy, version, lifts }: VersionViewProps) {
  const content = contentOf(version);
  const editor = usePolicyEditor({ saved: content, isReadOnly: true });
  const lint = useLint(lifts, content);
  const whyId = useId();
  const before = policy.versions.find((one) => one.version === version.version - 1);
  return (
    <ConsoleSplit
      wideRail
      rail={
        <>
          <CheckPanel findings={lint(content)} whyId={whyId} />
          {before && (
            <ChangesPanel
              since={{ version: before.version, content: contentOf(before) }}
              content={content}
              by={
                version.proposedBy === null
                  ? undefined
                  : { name: version.proposedBy, at: version.publishedAt }
              }
            />
          )}
          <JsonPanel name={`${policy.name}-${version.version}`} content={content} onImport={undefined} />
        </>
      }
    >
      <PolicyPanels editor={editor} />
    </ConsoleSplit>
  );
}
