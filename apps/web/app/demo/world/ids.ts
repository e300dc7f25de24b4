const kinds = {
  client: '1',
  property: '2',
  lead: '3',
  mail: '4',
  asset: '5',
  liability: '6',
  note: '7',
  session: '8',
  'client-note': '9',
  'client-task': 'a',
  plan: 'b',
  adviser: 'd',
} as const;

/** Id of the n-th record of a kind: always the same, so URLs of the demo survive a reload. */
export function demoId(kind: keyof typeof kinds, n: number): string {
  return `de300000-0000-4000-8000-${kinds[kind]}${n.toString(16).padStart(11, '0')}`;
}
