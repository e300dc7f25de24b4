/** The parts of package-lock.json that determine whether a fresh clone installs. */
export type Lockfile = {
  packages: Record<string, { resolved?: string; link?: boolean; optionalDependencies?: Record<string, string> }>;
};

/**
 * Problems that would break an install elsewhere or tie it to one registry: a registry-specific URL, or a platform
 * package that is named but not locked (`npm ci` then fails on the platform that needs it).
 */
export function complaintsAbout({ packages }: Lockfile): string[] {
  const locked = new Set(
    Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)),
  );
  return Object.entries(packages).flatMap(([path, entry]) => [
    ...(!entry.link && /^[a-z+]+:/.test(entry.resolved ?? '')
      ? [`${path} names the address it came from; the lockfile names versions only`]
      : []),
    ...Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !locked.has(name))
      .map((name) => `${path || 'package.json'} needs ${name} on some platform, and the lockfile has no entry for it`),
  ]);
}
