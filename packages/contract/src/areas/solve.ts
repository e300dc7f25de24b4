import { goalSentence, Refusal, solveGoal, within } from '@freehold/finance';
import * as z from 'zod/mini';
import { type Area, type Areas, area, checked, list, number, text } from './area.ts';

const path = text.check(
  z.regex(/^[a-zA-Z]\w*(?:\[\d{1,3}\]|\.\w+)*$/, 'a path such as applicants[0].annual is needed'),
);
const step = z.union([number, text, z.boolean()]);
const inner = z.record(text, z.unknown());
const axis = z.strictObject({ path, values: list(step, 25).check(z.minLength(1)) });

/** The areas that run another area many times; `areas` are those they may run. */
export function solveAreas(areas: Areas): Areas {
  const found = (name: string): Area => {
    const known = Object.hasOwn(areas, name) ? areas[name] : undefined;
    if (known !== undefined) return known;
    throw new Refusal(
      'unknownValue',
      'area',
      `area is ${name}; an area other than solve.goal and solve.grid is needed`,
    );
  };
  return {
    'solve.goal': area({
      summary: 'The input of an area at which one of its figures reaches a target',
      inputs: { area: text, inputs: inner, vary: path, output: path, target: number, lo: number, hi: number },
      example: {
        area: 'loan.repayment',
        inputs: { principal: 500_000, annualRatePct: 6, years: 30 },
        vary: 'annualRatePct',
        output: 'repayment',
        target: 3_300,
        lo: 0.01,
        hi: 20,
      },
      calculate: ({ area: name, inputs, vary, output, ...search }) => {
        const solved = found(name);
        const at = (input: number) => figureOf(run(solved, inputs, [[vary, input]]), output);
        const goal = solveGoal(at, { ...search, isWhole: isWhole(solved, { inputs, vary, ...search }) });
        return { ...goal, sentence: goalSentence(goal, search) };
      },
    }),
    'solve.grid': area({
      summary: 'One figure of an area over the values of two of its inputs',
      inputs: { area: text, inputs: inner, rows: axis, columns: axis, output: path },
      example: {
        area: 'loan.repayment',
        inputs: { principal: 600_000 },
        rows: { path: 'annualRatePct', values: [5, 6, 7] },
        columns: { path: 'years', values: [20, 25, 30] },
        output: 'repayment',
      },
      calculate: ({ area: name, inputs, rows, columns, output }) =>
        grid(found(name), { inputs, rows, columns, output }),
    }),
  };
}

type Inputs = Readonly<Record<string, unknown>>;
type Change = readonly [path: string, value: unknown];

/** The area's result with some inputs changed. Throws Refusal with `inputs.` before the field. */
function run(solved: Area, inputs: Inputs, changes: readonly Change[]): object {
  const changed = changes.reduce((before, change) => withValue(before, change), structuredClone(inputs));
  return within('inputs', () => solved.calculate(changed));
}

interface Search {
  readonly inputs: Inputs;
  readonly vary: string;
  readonly lo: number;
  readonly hi: number;
}

/** Whether the area takes whole numbers only there: it refuses a half between two whole ends that it takes. */
function isWhole(solved: Area, { inputs, vary, lo, hi }: Search): boolean {
  if (!Number.isInteger(lo) || !Number.isInteger(hi)) return false;
  try {
    run(solved, inputs, [[vary, lo + 0.5]]);
    return false;
  } catch (error) {
    const field = vary.replace(/\[\d{1,3}\]/g, '');
    return error instanceof Refusal && error.code === 'outOfRange' && error.field === `inputs.${field}`;
  }
}

interface Grid {
  readonly inputs: Inputs;
  readonly rows: { readonly path: string; readonly values: readonly unknown[] };
  readonly columns: { readonly path: string; readonly values: readonly unknown[] };
  readonly output: string;
}

interface CellReason {
  readonly row: number;
  readonly column: number;
  readonly code: string;
  readonly field: string;
  readonly message: string;
}

function grid(solved: Area, { inputs, rows, columns, output }: Grid) {
  refuseUnknownNames(solved, inputs);
  const reasons: CellReason[] = [];
  const matrix = rows.values.map((down, row) =>
    columns.values.map((across, column) => {
      try {
        return figureOf(
          run(solved, inputs, [
            [rows.path, down],
            [columns.path, across],
          ]),
          output,
        );
      } catch (error) {
        if (!(error instanceof Refusal) || error.field === 'output') throw error;
        reasons.push({ row, column, code: error.code, field: error.field, message: error.message });
        return null;
      }
    }),
  );
  return { matrix, reasons };
}

/** A misspelt name would empty every cell; it is refused instead. */
function refuseUnknownNames({ inputs: schema }: Area, inputs: Inputs): void {
  try {
    within('inputs', () => checked(schema, inputs));
  } catch (error) {
    if (error instanceof Refusal && error.code === 'unknownField') throw error;
  }
}

/** The number at a path of a result. Throws Refusal at `output`. */
function figureOf(result: object, output: string): number {
  const value = keysOf(output).reduce<unknown>(memberOf, result);
  if (typeof value === 'number') return value;
  throw new Refusal('unknownValue', 'output', `output is ${output}; the result has no number there`);
}

/** The inputs with the value at a path; the last name may be new in an object, not in a list. */
function withValue(inputs: Inputs, [target, value]: Change): Inputs {
  const keys = keysOf(target);
  const last = keys.pop() ?? '';
  const holder = keys.reduce<unknown>(memberOf, inputs);
  const isPlace = !Array.isArray(holder) || Object.hasOwn(holder, last);
  if (typeof holder !== 'object' || holder === null || last === 'length' || !isPlace) {
    throw new Refusal('unknownValue', 'inputs', `inputs has nothing at ${target}`);
  }
  Object.defineProperty(holder, last, { value, enumerable: true, configurable: true, writable: true });
  return inputs;
}

function keysOf(target: string): string[] {
  return target.split(/[.[\]]+/).filter((key) => key !== '');
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}
