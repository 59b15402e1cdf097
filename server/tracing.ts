import { AsyncLocalStorage } from 'node:async_hooks'

import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'

import { setTracing, type Step, type StepKind, type Tracing } from '@/server/kernel/tracing/tracing'

const KINDS: Record<StepKind, SpanKind> = {
  answer: SpanKind.SERVER,
  question: SpanKind.CLIENT,
  job: SpanKind.CONSUMER,
}

const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/u
/** Maximum time to send the remaining spans to the collector when a process ends (ms). */
const FAREWELL_MS = 2_000

/** Sends spans to OTEL_EXPORTER_OTLP_ENDPOINT. Import only if it is set, to avoid loading the SDK. */
export function createTracing(): Tracing {
  const name = process.env.OTEL_SERVICE_NAME ?? 'shop'
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': name })),
    sampler: samplerFromEnvironment(),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  const tracer = provider.getTracer('shop')
  const running = new AsyncLocalStorage<Span>()
  return {
    begin({ name, kind, facts, parent }) {
      const above = running.getStore()
      const context = above ? trace.setSpan(ROOT_CONTEXT, above) : elsewhere(parent)
      const options = { kind: KINDS[kind], ...(facts && { attributes: facts }) }
      const span = tracer.startSpan(name, options, context)
      return stepOf(span, running)
    },
    current() {
      const span = running.getStore()
      return span ? traceparent(span) : null
    },
    async end() {
      const late = new Promise((resolve) => setTimeout(resolve, FAREWELL_MS).unref())
      await Promise.race([provider.shutdown().catch(() => undefined), late])
    },
  }
}

/** Samples traces by id (OTEL_TRACES_SAMPLER_ARG, default 1); client headers can't force sampling. */
function samplerFromEnvironment() {
  const root = new TraceIdRatioBasedSampler(Number(process.env.OTEL_TRACES_SAMPLER_ARG || 1))
  return new ParentBasedSampler({ root, remoteParentSampled: root })
}

/** Starts tracing. @returns the tracing, which must be shut down at the end */
export function startTracing(): Tracing {
  const tracing = createTracing()
  setTracing(tracing)
  return tracing
}

function stepOf(span: Span, running: AsyncLocalStorage<Span>): Step {
  return {
    within: (work) => running.run(span, work),
    end({ name, facts, isFailed } = {}) {
      if (name !== undefined) span.updateName(name)
      if (facts) span.setAttributes(facts)
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}

function elsewhere(parent: string | null | undefined) {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(parent ?? '') ?? []
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT
  const traceFlags = Number.parseInt(flags, 16)
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}

function traceparent(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
}
