/** A fresh key (UUID version 4) for one user action. */
export function newIdempotencyKey(): string {
  // randomUUID needs a secure context; the product also runs over http on a local network.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * The key of an action that may be resent by hand: stable while its content is the same, fresh once the content differs
 * or after `release`, which follows a success.
 */
export class HeldKey {
  #held: { readonly body: string; readonly key: string } | null = null;

  keyFor(body: unknown): string {
    const text = JSON.stringify(body);
    if (this.#held?.body !== text) this.#held = { body: text, key: newIdempotencyKey() };
    return this.#held.key;
  }

  release(): void {
    this.#held = null;
  }
}
