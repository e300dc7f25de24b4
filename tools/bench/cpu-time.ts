/** CPU time of this process so far, all threads, milliseconds: unlike the clock's it does not count others' work. */
export function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** CPU time of the calling thread so far, milliseconds: what its caller waits for while other threads compile. */
export function threadMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
