/**
 * Milliseconds of processor time that `work` takes in this thread. Unlike the clock it does not count what the machine
 * does meanwhile, so a limit on it finds code that became slow and not a machine that is busy.
 */
export function cpuTime(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
