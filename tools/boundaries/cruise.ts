import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

const configuration = fileURLToPath(new URL('../../.dependency-cruiser.cjs', import.meta.url));

/** Why one import is not allowed, in one line. */
export type Violation = { rule: string; from: string; to: string };

/** What a cruise through a tree found: how many files it read, the names of the rules it applied, and what breaks them. */
export type Cruise = { modules: number; rules: readonly string[]; violations: readonly Violation[] };

/** Reads every import below the folder (which holds packages/, apps/ or tools/) and holds it against the rules. */
export async function cruiseTree(folder: string, parts: readonly string[]): Promise<Cruise> {
  const options: ICruiseOptions = { ...(await extractDepcruiseOptions(configuration)), baseDir: folder };
  const { output } = await cruise([...parts], options);
  if (typeof output === 'string')
    throw new Error('dependency-cruiser answered with text where its result object was expected');
  return { modules: ownModules(output), rules: ruleNames(options), violations: violationsIn(output) };
}

function ownModules(result: ICruiseResult): number {
  return result.modules.filter((module) => !module.source.includes('node_modules') && !module.coreModule).length;
}

function ruleNames(options: ICruiseOptions): string[] {
  return (options.ruleSet?.forbidden ?? []).flatMap((rule) => rule.name ?? []);
}

function violationsIn(result: ICruiseResult): Violation[] {
  return result.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}
