interface Audit {
  readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> };
}

/** Vulnerabilities by severity in the output of `npm audit --json`; null when npm got no response. */
export function auditCounts(printed: string): Readonly<Record<string, number>> | null {
  try {
    const audit: Audit = JSON.parse(printed);
    return audit.metadata?.vulnerabilities ?? null;
  } catch {
    return null;
  }
}
