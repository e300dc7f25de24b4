/** Counts callers that hold or wait for a connection, so that closing can let them finish. */
export class OpenConnections {
  #count = 0;
  #isClosing = false;
  readonly #drained = Promise.withResolvers<void>();

  /** Counts one more. Throws once closing has begun, with pg's own message, so that callers treat it as unavailable. */
  enter(): void {
    if (this.#isClosing) throw new Error('Cannot use a pool after calling end on the pool');
    this.#count += 1;
  }

  leave(): void {
    this.#count -= 1;
    this.#settle();
  }

  /** Rejects new callers and resolves when all have finished. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#settle();
    await this.#drained.promise;
  }

  #settle(): void {
    if (this.#isClosing && this.#count === 0) this.#drained.resolve();
  }
}
