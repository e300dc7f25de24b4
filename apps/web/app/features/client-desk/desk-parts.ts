/** What there is about a client, by what stands in the address. */
export const deskParts = [
  { id: 'details', label: 'Details' },
  { id: 'activity', label: 'Activity' },
  { id: 'notes', label: 'Notes' },
  { id: 'leads', label: 'Leads' },
  { id: 'properties', label: 'Properties' },
  { id: 'access', label: 'Sign-in' },
] as const;
type DeskPart = (typeof deskParts)[number]['id'];

/** The part that a query such as `?part=notes` names; the details for any other. */
export function partNamed(name: string | null): DeskPart {
  return deskParts.find(({ id }) => id === name)?.id ?? 'details';
}

/** The query of a part; other parameters stay, and the details need none. */
export function queryOfPart(part: DeskPart, query: URLSearchParams): string {
  const changed = new URLSearchParams(query);
  if (part === 'details') changed.delete('part');
  else changed.set('part', part);
  return changed.toString();
}
