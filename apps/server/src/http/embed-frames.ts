/** How old the list may be: what an adviser saves works within this, in every process. */
const longestAgeMs = 15_000;

/** The sites that may show `/embed/…` in a frame, kept in memory: a page is sent without a query of its own. */
export interface EmbedFrames {
  /** Reads the list again where it is too old. A read that fails leaves the last one. */
  refresh(): Promise<void>;
  /** Origins of the list as last read. */
  origins(): readonly string[];
}

/** The list from a query, read at most once in fifteen seconds, however many ask. */
export function embedFrames(read: () => Promise<readonly string[]>, now: () => Date): EmbedFrames {
  let known: readonly string[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  async function readAgain(): Promise<void> {
    try {
      known = await read();
      readAt = now().getTime();
    } catch {
      // The database is away: the last list stands, and the next page asks again.
    } finally {
      reading = null;
    }
  }

  return {
    refresh() {
      if (now().getTime() - readAt < longestAgeMs) return Promise.resolve();
      reading ??= readAgain();
      return reading;
    },
    origins: () => known,
  };
}
