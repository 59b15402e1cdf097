/** An answer of the API, as it's counted. Nothing in it tells who asked, or for what exactly. */
interface ResponseSample {
  method: string
  /** Path of the contract, without the values in it. */
  route: string
  status: number
  seconds: number
}

/** A page or file, as it's counted. */
interface PageViewSample extends Omit<ResponseSample, 'route'> {
  /** Of the build, such as '/spares/[id]'. */
  page: string
}

/** What a monitoring system reads of a process. */
export interface Metrics {
  answered(answer: ResponseSample): void
  shown(answer: PageViewSample): void
}

// Pages and API are separate bundles of one process: a module-level variable would exist twice.
const processGlobals = globalThis as typeof globalThis & { __shopMetrics?: Metrics | undefined }

/** The metrics of this process; null where nobody reads them, so that nothing is measured. */
export const metricsOfProcess = (): Metrics | null => processGlobals.__shopMetrics ?? null

export function setMetrics(metrics: Metrics | undefined): void {
  processGlobals.__shopMetrics = metrics
}
