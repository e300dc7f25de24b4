const drafts = new Map<string, string>();

/** What somebody began to write about a client and has not sent; blank where there is nothing. Kept until the page is left. */
export function noteDraft(userId: string, clientId: string): string {
  return drafts.get(`${userId} ${clientId}`) ?? '';
}

/** Keeps what was begun; a blank text forgets it. */
export function keepNoteDraft(userId: string, clientId: string, text: string): void {
  const key = `${userId} ${clientId}`;
  if (text === '') drafts.delete(key);
  else drafts.set(key, text);
}
