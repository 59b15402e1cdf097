import { processGlobals } from '@/utils/process-globals'

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

export const metricsOfProcess = (): Metrics | null => processGlobals().metrics ?? null

export function setMetrics(metrics: Metrics | undefined): void {
  processGlobals().metrics = metrics
}
