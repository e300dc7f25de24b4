/** Calls of one bulk action that run at the same time. */
export const atOnce = 4;

/** What became of the rows of a bulk action, each list in the order in which it ended. */
export interface EachOutcome<Row> {
  readonly done: readonly Row[];
  readonly failed: readonly { readonly row: Row; readonly error: unknown }[];
  /** Not tried, or stopped on the way. */
  readonly left: readonly Row[];
}

interface EachParts<Row> {
  readonly rows: readonly Row[];
  readonly work: (row: Row) => Promise<unknown>;
  /** Aborted: rows that wait are left. */
  readonly signal: AbortSignal;
  /** Called with the number of rows that ended so far, done or failed. */
  readonly onProgress: (ended: number) => void;
  /** True for an error after which no other row would fare better. */
  readonly endsAll: (error: unknown) => boolean;
}

/** Does the work for each row, a few at a time in the order given. A row that fails does not stop the others. */
export async function runEach<Row>({ rows, work, signal, onProgress, endsAll }: EachParts<Row>) {
  const waiting = [...rows];
  const outcome = { done: [] as Row[], failed: [] as { row: Row; error: unknown }[], left: [] as Row[] };
  let isOver = false;

  async function one(row: Row): Promise<void> {
    try {
      await work(row);
      outcome.done.push(row);
    } catch (error) {
      if (signal.aborted) outcome.left.push(row);
      else outcome.failed.push({ row, error });
      isOver ||= endsAll(error);
    }
    onProgress(outcome.done.length + outcome.failed.length);
  }

  async function inTurn(): Promise<void> {
    while (waiting.length > 0 && !isOver && !signal.aborted) {
      for (const row of waiting.splice(0, 1)) await one(row);
    }
  }

  await Promise.all(Array.from({ length: atOnce }, inTurn));
  return { ...outcome, left: [...outcome.left, ...waiting] } satisfies EachOutcome<Row>;
}
