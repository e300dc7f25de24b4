interface Audit {
  readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> };
}

/** Vulnerabilities by severity in what `npm audit --json` printed; null when it got no answer. */
export function auditCounts(printed: string): Readonly<Record<string, number>> | null {
  try {
    const audit: Audit = JSON.parse(printed);
    return audit.metadata?.vulnerabilities ?? null;
  } catch {
    return null;
  }
}
