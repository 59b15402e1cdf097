import { cpus, loadavg } from 'node:os'

/** @example '2 × AMD EPYC, load 3.10, Node v20.19.5' */
export function machine(): string {
  return `${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(2)}, Node ${process.version}`
}
