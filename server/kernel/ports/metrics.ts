/** Metrics of an API response, without data about the user or parameters. */
interface ResponseSample {
  method: string
  /** Path pattern in the contract. */
  route: string
  status: number
  seconds: number
}

interface PageViewSample extends Omit<ResponseSample, 'route'> {
  /** Path pattern in the build, such as '/spares/[id]'. */
  page: string
}

export interface Metrics {
  answered(answer: ResponseSample): void
  shown(answer: PageViewSample): void
}

// Pages and API are separate bundles of one process: a module-level variable would exist twice.
const processGlobals = globalThis as typeof globalThis & { __shopMetrics?: Metrics | undefined }

export const metricsOfProcess = (): Metrics | null => processGlobals.__shopMetrics ?? null

export function setMetrics(metrics: Metrics | undefined): void {
  processGlobals.__shopMetrics = metrics
}
