import { cents } from '@freehold/finance';
import { type Cell, centsFormula, columnName, type Format } from './sheet.ts';

/** A formula without its equals sign, and the figure that it comes to. */
export interface Live {
  readonly formula: string;
  readonly value: number;
}

/** A condition as a formula, and whether it holds. */
export interface Test {
  readonly formula: string;
  readonly holds: boolean;
}

type Part = Live | number;

function live(part: Part): Live {
  return typeof part === 'number' ? { formula: String(part), value: part } : part;
}

function joined(sign: string, parts: readonly Part[], value: (one: number, other: number) => number): Live {
  const all = parts.map(live);
  return {
    formula: `(${all.map(({ formula }) => formula).join(sign)})`,
    value: all.map((part) => part.value).reduce(value),
  };
}

/** The sum of parts. */
export function plus(...parts: readonly Part[]): Live {
  return joined('+', parts, (one, other) => one + other);
}

/** The first part less the others. */
export function less(...parts: readonly Part[]): Live {
  return joined('-', parts, (one, other) => one - other);
}

/** The product of parts. */
export function times(...parts: readonly Part[]): Live {
  return joined('*', parts, (one, other) => one * other);
}

/** The first part divided by the other. */
export function over(part: Part, by: Part): Live {
  return joined('/', [part, by], (one, other) => one / other);
}

/** What a growth in percent a year makes of 1 in some years. */
export function grown(percent: Live, years: Part): Live {
  const exponent = live(years);
  return {
    formula: `(1+${percent.formula}/100)^${exponent.formula}`,
    value: (1 + percent.value / 100) ** exponent.value,
  };
}

function called(name: string, parts: readonly Part[], value: (...figures: number[]) => number): Live {
  const all = parts.map(live);
  return {
    formula: `${name}(${all.map(({ formula }) => formula).join(',')})`,
    value: value(...all.map((part) => part.value)),
  };
}

/** The largest part. */
export function largest(...parts: readonly Part[]): Live {
  return called('MAX', parts, Math.max);
}

/** The smallest part. */
export function smallest(...parts: readonly Part[]): Live {
  return called('MIN', parts, Math.min);
}

/** Cents of an amount from 0, or of a difference of cents; a hair below half a cent counts as half, as the engine rounds. */
export function rounded(part: Part): Live {
  const { formula, value } = live(part);
  return { formula: centsFormula(formula), value: cents(value) };
}

/** Cents of an amount of either sign, half away from zero. */
export function roundedEitherWay({ formula, value }: Live): Live {
  return { formula: `ROUND(${formula}+SIGN(${formula})*0.00000001,2)`, value: cents(value) };
}

/** True when one part is at least the other. */
export function atLeast(part: Part, least: Part): Test {
  return { formula: `${live(part).formula}>=${live(least).formula}`, holds: live(part).value >= live(least).value };
}

/** True when one part is above the other. */
export function above(part: Part, limit: Part): Test {
  return { formula: `${live(part).formula}>${live(limit).formula}`, holds: live(part).value > live(limit).value };
}

/** True when all tests hold. */
export function every(...tests: readonly Test[]): Test {
  return {
    formula: `AND(${tests.map(({ formula }) => formula).join(',')})`,
    holds: tests.every(({ holds }) => holds),
  };
}

/** One part where a test holds, else the other. */
export function choose(test: Test, then: Part, otherwise: Part): Live {
  const [one, other] = [live(then), live(otherwise)];
  return {
    formula: `IF(${test.formula},${one.formula},${other.formula})`,
    value: test.holds ? one.value : other.value,
  };
}

/** A row of formulas that is written from left to right. */
export interface LiveRow {
  readonly cells: readonly Cell[];
  readonly labels: readonly string[];
  /** Writes the next cell, whose column has that label; returns its address with what it holds. */
  readonly put: (label: string, part: Part, format?: Format) => Live;
}

/** An empty row of a sheet, counted from 1. */
export function liveRow(sheet: string, row: number): LiveRow {
  const cells: Cell[] = [];
  const labels: string[] = [];
  return {
    cells,
    labels,
    put(label, part, format = 'dollars') {
      const address = `${sheet}!$${columnName(cells.length)}$${row}`;
      const { formula, value } = live(part);
      cells.push({ formula, result: value, format });
      labels.push(label);
      return { formula: address, value };
    },
  };
}
