/**
 * The longest that this thread was held while something was done, milliseconds of its processor time: what others had to wait for,
 * and no other work of the machine.
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
