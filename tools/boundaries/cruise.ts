import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

const configuration = fileURLToPath(new URL('../../.dependency-cruiser.cjs', import.meta.url));

/** A forbidden import, and the rule it breaks. */
export type Violation = { rule: string; from: string; to: string };

/** An import, of types as well; lazy where the program loads the file when it needs it. */
export type Import = { from: string; to: string; isLazy: boolean };

/** Result of a cruise: number of modules read, names of the rules applied, violations, and all imports. */
export type Cruise = {
  modules: number;
  rules: readonly string[];
  violations: readonly Violation[];
  imports: readonly Import[];
};

// Tests reach across folders.
const tests = [String.raw`\.test\.tsx?$`, '^apps/server/test/'];

/**
 * Checks every import below the folder (which holds packages/, apps/ or tools/) against the rules for files and for
 * folders.
 */
export async function cruiseTree(folder: string, parts: readonly string[]): Promise<Cruise> {
  const options: ICruiseOptions = { ...(await extractDepcruiseOptions(configuration)), baseDir: folder };
  const rules = options.ruleSet?.forbidden ?? [];
  const [ofFolders, ofFiles] = [rules.filter(isFolderRule), rules.filter((rule) => !isFolderRule(rule))];
  const files = await cruiseWith(parts, { ...options, ruleSet: { forbidden: ofFiles } });
  const exclude = { path: [...pathsOf(options.exclude), ...tests] };
  const folders = await cruiseWith(parts, { ...options, exclude, ruleSet: { forbidden: ofFolders } });
  return {
    modules: ownModules(files),
    rules: ruleNames(options),
    violations: [...violationsIn(files), ...violationsIn(folders)],
    imports: importsIn(files),
  };
}

function pathsOf(exclude: ICruiseOptions['exclude']): string[] {
  const isPlain = typeof exclude === 'string' || Array.isArray(exclude);
  return [(isPlain ? exclude : exclude?.path) ?? []].flat();
}

function isFolderRule(rule: object): boolean {
  return 'scope' in rule && rule.scope === 'folder';
}

async function cruiseWith(parts: readonly string[], options: ICruiseOptions): Promise<ICruiseResult> {
  const { output } = await cruise([...parts], options);
  if (typeof output === 'string') throw new Error('dependency-cruiser returned text instead of its result object');
  return output;
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

function importsIn(result: ICruiseResult): Import[] {
  return result.modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved, dynamic }) => ({ from: source, to: resolved, isLazy: dynamic })),
  );
}
