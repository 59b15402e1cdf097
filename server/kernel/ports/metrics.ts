/** An answer of the API, as it's counted. Nothing in it tells who asked, or for what exactly. */
interface Answered {
  method: string
  /** Path of the contract, without the values in it. */
  route: string
  status: number
  seconds: number
}

/** A page or file, as it's counted. */
interface Shown extends Omit<Answered, 'route'> {
  /** Of the build, such as '/spares/[id]'. */
  page: string
}

/** What a monitoring system reads of a process. */
export interface Metrics {
  answered(answer: Answered): void
  shown(answer: Shown): void
}

// Pages and API are separate bundles of one process: a module-level variable would exist twice.
const shared = globalThis as typeof globalThis & { __shopMetrics?: Metrics | undefined }

/** The metrics of this process; null where nobody reads them, so that nothing is measured. */
export const metricsOfProcess = (): Metrics | null => shared.__shopMetrics ?? null

export function keepMetrics(metrics: Metrics | undefined): void {
  shared.__shopMetrics = metrics
}
