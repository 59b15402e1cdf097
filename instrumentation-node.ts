/** Starts background work; a supervised process exits with its supervisor. */
export async function startProcess(): Promise<void> {
  // The condition wraps the import, so that production builds exclude the mocks.
  if (process.env.NEXT_PUBLIC_API_MOCKING === 'enabled') {
    // Only the database: importing the server here would compile it twice. The first request creates API and worker.
    const { startMockDatabase } = await import('./mocks/database')
    return startMockDatabase()
  }
  if (process.env.SHOP_SUPERVISED === '1') process.once('disconnect', () => process.exit(0))
  // Must run first: anything created earlier isn't traced.
  if (process.env.DATABASE_URL && process.env.OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { startTracing } = await import('#server/tracing')
    startTracing()
  }
  if (process.env.DATABASE_URL && process.env.METRICS_PORT) {
    const { startMetrics } = await import('#server/metrics')
    const { realDeps } = await import('#server/real-deps')
    startMetrics(realDeps())
  }
  if (!process.env.DATABASE_URL) return
  const { startServing, startWorkers } = await import('#server/process')
  // Only the workers start in development: the first request after a code change rebuilds the API.
  if (process.env.NODE_ENV === 'production') await startServing()
  else startWorkers()
}
