import type { ClientDetails, ToolName } from '@freehold/contract';
import { toolStart } from '@freehold/domain';
import type { FormDefinition } from '../form-definition.ts';
import { RecordStart } from '../record-start.tsx';
import type { RecordStartProps } from '../use-calculator.ts';
import type { ToolDraft, ToolValues } from './tool-form.ts';

interface ToolStartProps extends RecordStartProps<ToolDraft> {
  readonly tool: ToolName;
  readonly definition: FormDefinition<ToolDraft, string>;
  readonly changed: (draft: ToolDraft, changes: ToolValues) => ToolDraft;
}

/** Starts a tool from the signed-in client's record, as far as it fits the form. */
export function ToolStart({ tool, definition, changed, ...start }: ToolStartProps) {
  function draftOf(details: ClientDetails, day: string) {
    const own = toolStart(tool, details, day);
    if (own === null) return null;
    const filled = changed(definition.blank, own.changes);
    const wrong = definition.errorsOf(filled);
    const fitting = Object.entries(own.changes).filter(([name]) => wrong[name] === undefined);
    if (fitting.length === 0) return null;
    return { draft: changed(definition.blank, Object.fromEntries(fitting)), note: own.note };
  }
  return <RecordStart {...start} form={definition} draftOf={draftOf} emptyLabel="Use the example instead" />;
}
