/** Background work of a server process, and its end with the supervisor's end. */
export async function startProcess(): Promise<void> {
  if (process.env.SHOP_SUPERVISED === '1') process.once('disconnect', () => process.exit(0))
  // First: what is made before isn't traced.
  if (process.env.DATABASE_URL && process.env.OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { startTracing } = await import('#server/tracing')
    startTracing()
  }
  if (process.env.DATABASE_URL && process.env.METRICS_PORT) {
    const { startMetrics } = await import('#server/metrics')
    const { realDeps } = await import('#server/real-deps')
    startMetrics(realDeps())
  }
  if (process.env.DATABASE_URL && process.env.NODE_ENV === 'production') {
    const { watchPages } = await import('#server/kernel/pages/watch')
    const { realDeps } = await import('#server/real-deps')
    watchPages(realDeps())
  }
  // Before the process listens: Next.js would make it with the first request. The jobs need most of its modules anyway.
  if (process.env.DATABASE_URL && process.env.NODE_ENV === 'production') {
    const { getApi } = await import('#server/get-api')
    await getApi()
  }
  // 'off' where workers run in processes of their own.
  if (!process.env.DATABASE_URL || process.env.WORKER === 'off') return
  const { startWorker } = await import('#server/kernel/jobs/worker')
  const { JOBS } = await import('#server/job-list')
  const { realDeps } = await import('#server/real-deps')
  startWorker(realDeps(), JOBS)
}
