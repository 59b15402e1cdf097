/** Returns the CPU time of `work`, ms. Unlike elapsed time, it doesn’t depend on what else the machine does. */
export function cpuMs(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
