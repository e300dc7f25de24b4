const bytesPerId = 16;
const idsPerPage = 5_000;

/** A list of UUIDs in 16 bytes each; as texts, a million takes 64 MB. */
export class PackedIds {
  readonly #pages: Buffer[] = [];
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** Adds a UUID in its canonical form. */
  push(id: string): void {
    const place = this.#length % idsPerPage;
    if (place === 0) this.#pages.push(Buffer.alloc(idsPerPage * bytesPerId));
    this.#pages.at(-1)?.write(id.replaceAll('-', ''), place * bytesPerId, 'hex');
    this.#length += 1;
  }

  /** The ids from one index up to another, exclusive, in canonical form. */
  slice(from: number, to: number): string[] {
    const count = Math.max(0, Math.min(to, this.#length) - from);
    return Array.from({ length: count }, (_, index) => this.#at(from + index));
  }

  #at(index: number): string {
    const start = (index % idsPerPage) * bytesPerId;
    const hex = this.#pages[Math.floor(index / idsPerPage)]?.toString('hex', start, start + bytesPerId) ?? '';
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  }
}
