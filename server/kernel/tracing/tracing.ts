/** Of a step, never a value that tells who asked or for what exactly: routes, tables, statuses. */
type Facts = Record<string, string | number>

/** What a step is for whoever reads the trace: an answer to a request, a question to something else, or background work. */
export type StepKind = 'answer' | 'question' | 'job'

export interface StepStart {
  name: string
  kind: StepKind
  facts?: Facts
  /** `traceparent` (W3C Trace Context) of a step elsewhere; counts where this one has no step above it here. */
  parent?: string | null | undefined
}

interface StepEnd {
  /** Where it is known only at the end. */
  name?: string
  facts?: Facts
  isFailed?: boolean
}

export interface Step {
  end(end?: StepEnd): void
  /** Steps that begin in `work` are below this one. */
  within<Result>(work: () => Result): Result
}

/** Tells a collector what this process does, step by step. */
export interface Tracing {
  begin(start: StepStart): Step
  /** `traceparent` of the step that runs now; null outside of any. */
  current(): string | null
  /** Sends what is left; never throws. */
  end(): Promise<void>
}

// Pages and API are separate bundles of one process: a module-level variable would exist twice.
const processGlobals = globalThis as typeof globalThis & { __shopTracing?: Tracing | undefined }

/** The tracing of this process; null where nobody collects it, so that it costs nothing. */
export const tracingOfProcess = (): Tracing | null => processGlobals.__shopTracing ?? null

export function setTracing(tracing: Tracing | undefined): void {
  processGlobals.__shopTracing = tracing
}
