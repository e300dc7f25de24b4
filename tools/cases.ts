import { readFileSync } from 'node:fs';
import { calculate } from '@freehold/contract';
import { figureDifferences, Refusal } from '@freehold/finance';

/** A golden case as described in packages/finance/fixtures/README.md. */
interface GoldenCase {
  readonly id: string;
  readonly area: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, unknown>>;
  readonly tolerance: number;
}

/** Runs every case in the files, prints a line for each failure and the totals; returns the number of failures. */
function runCases(files: readonly string[]): number {
  const cases = files.flatMap(casesIn);
  const complaints = cases.flatMap((golden) => complaintAbout(golden) ?? []);
  for (const complaint of complaints) console.log(complaint);
  console.log(`${cases.length - complaints.length} passed, ${complaints.length} failed`);
  return complaints.length;
}

function casesIn(file: string): readonly GoldenCase[] {
  const cases: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(cases)) throw new TypeError(`${file} does not hold an array of cases`);
  return cases;
}

function complaintAbout({ id, area, inputs, expected, tolerance }: GoldenCase): string | null {
  try {
    const missed = figureDifferences(expected, resultOf(area, inputs), { tolerance });
    if (missed.length === 0) return null;
    return `${id} expected ${figures(missed, 'expected')} got ${figures(missed, 'got')}`;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return `${id} expected ${JSON.stringify(expected)} got ${error.message}`;
  }
}

/** The area's figures, or a refusal in the form of the cases. */
function resultOf(area: string, inputs: unknown): object {
  try {
    return calculate(area, inputs);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { error: { code: error.code, field: error.field, message: error.message } };
  }
}

function figures(
  missed: readonly { readonly path: string; readonly expected: unknown; readonly got: unknown }[],
  side: 'expected' | 'got',
): string {
  return missed.map((difference) => `${difference.path} ${JSON.stringify(difference[side])}`).join(', ');
}

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('usage: npm run -s cases -- FILE [FILE …]');
  process.exitCode = 2;
} else {
  process.exitCode = runCases(files) === 0 ? 0 : 1;
}
