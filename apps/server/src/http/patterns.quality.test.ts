import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { isSafe } from 'redos-detector';
import { describe, expect, it } from 'vitest';
import { namedRoutes } from '../../test/access/route-names.ts';
import { isRecord, shapeOf } from '../../test/fuzz/shape.ts';
import { figure } from '../../test/quality.ts';

/** A regular expression in the source, and its location. */
interface Pattern {
  readonly source: string;
  readonly flags: string;
  readonly place: string;
}

const root = join(import.meta.dirname, '../../../..');

/** Patterns the detector cannot bound because they backtrack over each character once; the timing test bounds them. */
const linear = new Set([
  String.raw`^(?:\d+|\d{1,3}(?:[, ]\d{3})+)$`,
  String.raw`^(?:(\d{1,4}) ?(?:years?|yrs?|y)(?: and|,)? )?(\d{1,4}) ?(?:months?|mths?|mos?|m)\.?$`,
  String.raw`^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$`,
]);

/**
 * Patterns that never see users' text: the end of URLs in settings, a constraint of our own schema, file names in the
 * backup folder, and the XML of our own workbooks, in which a user's < is written as &lt;.
 */
const onOwnTexts = new Set([
  String.raw`\/+$`,
  "'([^']+)'::text",
  String.raw`\.(\d+)-([\da-f]{8})@([\w-]+)\.unfinished$`,
  String.raw`<c( r="([A-Z]+\d+)"[^>]*)>(<f>[^<]*<\/f>)`,
  String.raw`<definedNames\s*\/>`,
  '<worksheet[^>]*>',
  String.raw`<pageSetup [^>]*\/>`,
]);

function patternsOfSource(): Pattern[] {
  const files = globSync('{apps/server/src,apps/web/app,packages/*/src}/**/*.{ts,tsx}', { cwd: root });
  return files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((place) => {
      const tree = parseSync(readFileSync(join(root, place), 'utf8'), {
        syntax: 'typescript',
        tsx: place.endsWith('x'),
      });
      return literalsIn(tree).map((literal) => ({ ...literal, place }));
    });
}

function literalsIn(node: unknown): { source: string; flags: string }[] {
  if (Array.isArray(node)) return node.flatMap(literalsIn);
  if (!isRecord(node)) return [];
  if (node.type === 'RegExpLiteral') return [{ source: String(node.pattern), flags: String(node.flags) }];
  return Object.values(node).flatMap(literalsIn);
}

/** The format patterns of the schema library, such as for email addresses. */
function patternsOfSchemas(): Pattern[] {
  return namedRoutes.flatMap(([place, { params, query, body }]) =>
    [params, query, body]
      .flatMap((schema) => (schema === undefined ? [] : formatsIn(shapeOf(schema))))
      .map((source) => ({
        source,
        flags: '',
        place,
      })),
  );
}

function formatsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(formatsIn);
  if (!isRecord(node)) return [];
  const own = typeof node.pattern === 'string' ? [node.pattern] : [];
  return [...own, ...Object.values(node).flatMap(formatsIn)];
}

function distinct(patterns: readonly Pattern[]): Pattern[] {
  return [...new Map(patterns.map((pattern) => [`${pattern.source}/${pattern.flags}`, pattern])).values()];
}

/** True when the detector finds that a match takes at most a few steps per character. */
function isJudgedSafe({ source, flags }: Pattern): boolean {
  // The detector cannot parse both flags together; `i` adds no ambiguity here.
  const judged = flags.includes('i') && flags.includes('u') ? flags.replace('i', '') : flags;
  return isSafe(new RegExp(source, judged), { maxScore: 200, timeout: 5_000 }).safe;
}

const size = 100_000;
const allowedMs = 50;

/** Worst-case texts of 100 kB: one character or pair repeated, then one that does not match. */
function worstTexts(source: string): string[] {
  const marks = [...new Set([...source.replaceAll(/\\[a-zA-Z]/g, ''), 'a', 'Z', '0', ' ', '-', '.', '\u00e9', '\t'])];
  const units = [...marks, 'a.', 'a@', '1,', 'ab-', '\\"'];
  return units.flatMap((unit) => {
    const run = unit.repeat(size / unit.length);
    return [run, `${run}\u0000`, `x@${run}!`];
  });
}

function slowestMs(pattern: Pattern): number {
  return Math.max(...worstTexts(pattern.source).map((text) => testingMs(pattern, text)));
}

/** Processor time of one test, in milliseconds; the minimum of up to three runs filters out noise. */
function testingMs({ source, flags }: Pattern, text: string): number {
  const pattern = new RegExp(source, flags.replace(/[gy]/g, ''));
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3 && least > allowedMs; tries += 1) {
    const before = process.threadCpuUsage();
    pattern.test(text);
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

describe('regular expressions', () => {
  const patterns = distinct([...patternsOfSource(), ...patternsOfSchemas()]);
  const onInput = patterns.filter(({ source }) => !onOwnTexts.has(source));
  const bounded = onInput.filter(({ source }) => !linear.has(source));

  it('none that meets input can be made to run long', () => {
    expect(bounded.length).toBeGreaterThan(30);
    const unsafe = bounded.filter((pattern) => !isJudgedSafe(pattern));
    expect(unsafe.map(({ source, place }) => `${place}: ${source}`)).toEqual([]);
    const value = `${bounded.length} of ${patterns.length}; ${patterns.length - bounded.length} with a reason`;
    figure('D6', 'regular expressions that the detector finds safe', value);
  });

  it('none that meets input takes 50 ms over 100 kB of the worst text for it', () => {
    const slow = onInput.map((pattern) => ({ ...pattern, ms: slowestMs(pattern) })).filter(({ ms }) => ms > allowedMs);
    expect(slow.map(({ source, place, ms }) => `${place}: ${source} took ${ms} ms`)).toEqual([]);
    figure(
      'D6',
      'regular expressions that take under 50 ms over 100 kB made for them',
      `${onInput.length}/${onInput.length}`,
    );
  });
});
