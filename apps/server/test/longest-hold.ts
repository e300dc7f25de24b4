/**
 * Longest time the event loop was blocked while work ran, milliseconds of this thread's CPU time, so other load on the
 * machine does not count.
 */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let before = worked();
  let isDone = false;
  const turn = () => {
    const now = worked();
    longest = Math.max(longest, now - before);
    before = now;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isDone = true;
  return longest;
}

function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
