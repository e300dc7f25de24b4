import { fitJointModel } from './fit-chances/fit.ts';
import { type Period, readHistory } from './fit-chances/history.ts';
import { rulesText } from './fit-chances/rules-text.ts';
import { comparedWithModel, futureSpreads } from './fit-chances/spreads.ts';

// Usage: node tools/fit-chances.ts FOLDER [FIRST LAST]; prints the constants of packages/finance/src/rules/joint-chances.ts
// fitted on the years, and how the model now in that file compares with them. docs/CHANCES.md explains both.

const wholePeriod: Period = [1987, 2025];

function shown(value: number): number {
  return Number(value.toFixed(2));
}

function run(folder: string, period: Period): void {
  const series = readHistory(folder, period);
  console.log(`// Fitted on ${period.join(' to ')}\n\n${rulesText(fitJointModel(series))}\n`);
  console.log('The rules file against these years (stretches as long as they are, 5 to 95 %):');
  console.table(
    comparedWithModel(series).map(({ figure, history, stretches: [mean, low, high] }) => ({
      figure,
      history: shown(history),
      model: shown(mean),
      from: shown(low),
      to: shown(high),
      within: history >= low && history <= high,
    })),
  );
  console.log('Spread of futures from today:');
  console.table(
    futureSpreads().map(({ figure, joint, independent }) => ({
      figure,
      joint: shown(joint),
      independent: independent === null ? '' : shown(independent),
    })),
  );
}

const [folder, first, last] = process.argv.slice(2);
const period: Period = first === undefined ? wholePeriod : [Number(first), Number(last)];
if (folder === undefined || !period.every(Number.isInteger) || period[1] - period[0] < 9) {
  console.error('usage: node tools/fit-chances.ts FOLDER [FIRST LAST], at least ten years');
  process.exitCode = 2;
} else {
  try {
    run(folder, period);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
