import { type Calculation, toolFacts } from '@freehold/contract';
import { readBackCalculation, type ToolAnswer } from '@freehold/domain';
import { type Cell, head, type Sheet } from './sheet.ts';

/**
 * The answer of a tool that has no sheet of formulas: what was entered, the result, its working and the figures of its
 * chart, all of them fixed.
 */
export function answerSheet(calculation: Calculation, answer: ToolAnswer): Sheet {
  const { figure, lines } = answer;
  return {
    name: 'Answer',
    widths: [52, 24, 20, 60],
    rows: [
      [head(toolFacts[calculation.tool].title)],
      [{ text: 'Every figure is fixed, from the engine. To change an input, make the workbook anew.' }],
      [head('What you entered')],
      ...readBackCalculation(calculation).map(lineCells),
      [head('Result')],
      [{ text: figure.label }, dollars(figure.amount), { text: figure.unit ?? '' }],
      ...lines.map(lineCells),
      ['How it was worked out', 'Amount', 'Unit', 'Worked out as'].map(head),
      ...answer.working().map(workingCells),
      ...chartRows(answer),
    ],
  };
}

function dollars(amount: number): Cell {
  return { figure: amount, format: 'dollars' };
}

function lineCells({ label, value, note = '' }: ToolAnswer['lines'][number]): Cell[] {
  return [{ text: label }, { text: value }, { text: note }];
}

function workingCells({ label, amount, unit, formula }: ReturnType<ToolAnswer['working']>[number]): Cell[] {
  const isMoney = unit.startsWith('dollars');
  return [
    { text: label },
    { figure: amount, format: isMoney ? 'dollars' : 'plain' },
    { text: unit.replaceAll('-', ' ') },
    { text: formula },
  ];
}

function chartRows(answer: ToolAnswer): readonly Cell[][] {
  const { title, across, places, series } = answer.chart();
  return [
    [head(title)],
    [across, ...series.map(({ name }) => name)].map(head),
    ...places.map((place, index): Cell[] => [
      { text: place },
      ...series.map(({ values }) => dollars(values[index] ?? 0)),
    ]),
  ];
}
