import { estimateDisclosure } from '@freehold/contract';
import { dayText, type ToolAnswer } from '@freehold/domain';
import { engineVersion } from '@freehold/finance';
import { memo } from 'react';
import { money } from '#app/lib/format.ts';
import { EstimateTexts } from '../estimate-texts.tsx';
import { PrintSheet, ReadBackList } from '../print-sheet.tsx';
import { workingRows } from '../working-rows.ts';
import { WorkingTable } from '../working-table.tsx';
import type { Answered } from './use-tool-answer.ts';

/** The steps of a tool's answer, and the dated sources they rest on. */
export const ToolWorking = memo(function ToolWorking({ answer }: { readonly answer: ToolAnswer }) {
  const rules = [...new Map(answer.rules.map((rule) => [rule.id, rule])).values()];
  return (
    <>
      <WorkingTable caption="How it is worked out" rows={workingRows(answer.working())} />
      <h3>Sources</h3>
      <ul>
        {rules.map(({ id, label, source, read }) => (
          <li key={id}>
            {label}. {source}, read {dayText(read)}.
          </li>
        ))}
      </ul>
    </>
  );
});

/** A tool's answer for paper. */
export function ToolSheet({ answered: { answer, readBack } }: { readonly answered: Answered }) {
  const { figure, lines, assumptions } = answer;
  return (
    <PrintSheet
      title={figure.label}
      figure={`${money(figure.amount)} ${figure.unit ?? ''}`}
      inputs={readBack()}
      engineVersion={engineVersion}
    >
      <p>{figure.sentence}</p>
      <ReadBackList entries={lines} />
      <h3>How it is worked out</h3>
      <ToolWorking answer={answer} />
      <EstimateTexts disclosure={estimateDisclosure} assumptions={assumptions} />
    </PrintSheet>
  );
}
