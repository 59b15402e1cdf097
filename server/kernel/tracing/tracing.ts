import { processGlobals } from '@/utils/process-globals'

/** Attributes of a span: routes, tables and statuses; nothing that identifies a user. */
type Facts = Record<string, string | number>

/** Kind of a span: server response, client request, or background job. */
export type StepKind = 'answer' | 'question' | 'job'

export interface StepStart {
  name: string
  kind: StepKind
  facts?: Facts
  /** `traceparent` (W3C Trace Context) of a remote span; used only if there is no local parent. */
  parent?: string | null | undefined
}

interface StepEnd {
  /** Set if the name is only known at the end. */
  name?: string
  facts?: Facts
  isFailed?: boolean
}

export interface Step {
  end(end?: StepEnd): void
  /** Runs `work`; spans started in it become children of this span. */
  within<Result>(work: () => Result): Result
}

export interface Tracing {
  begin(start: StepStart): Step
  /** Returns the `traceparent` of the current span, or null outside of any span. */
  current(): string | null
  /** Flushes pending spans; never throws. */
  end(): Promise<void>
}

export const tracingOfProcess = (): Tracing | null => processGlobals().tracing ?? null

export function setTracing(tracing: Tracing | undefined): void {
  processGlobals().tracing = tracing
}
