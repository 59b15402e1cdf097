import { createServer, type Server } from 'node:http'

import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

import { getPool } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { connected } from '@/server/kernel/ports/connections'
import { setMetrics, type Metrics } from '@/server/kernel/ports/metrics'
import { readHealth } from '@/server/office'

/** Upper bounds in seconds; the targets of most routes lie between the second and the fourth. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

const CONTENT_TYPE = Registry.PROMETHEUS_CONTENT_TYPE

type Health = Awaited<ReturnType<typeof readHealth>>
type Sample = [labels: Record<string, string>, value: number]

/** Gauges read from the database on each scrape, by name; the same in all processes of a shop. */
const SHOP_GAUGES: Record<
  string,
  { help: string; labels: string[]; of: (health: Health) => Sample[] }
> = {
  shop_jobs_waiting: {
    help: 'Background jobs that are due and not begun',
    labels: ['queue'],
    of: ({ jobs }) => jobs.map(({ queue, waiting }) => [{ queue }, waiting]),
  },
  shop_jobs_oldest_seconds: {
    help: 'How long the oldest background job that is due waits',
    labels: ['queue'],
    of: ({ jobs, at }) =>
      jobs.map(({ queue, oldest_at }) => [{ queue }, oldest_at ? secondsTo(oldest_at, at) : 0]),
  },
  shop_jobs_failing: {
    help: 'Background work that failed when it was last tried, and is tried again',
    labels: ['queue'],
    of: ({ jobs }) => jobs.map(({ queue, failing }) => [{ queue }, failing]),
  },
  shop_jobs_set_aside: {
    help: 'Background work that failed so often that it waits for someone',
    labels: ['queue'],
    of: ({ jobs }) => jobs.map(({ queue, set_aside }) => [{ queue }, set_aside]),
  },
  shop_worker_idle_seconds: {
    help: 'Since when no background worker has finished its round; -1 if none ever has',
    labels: [],
    of: ({ jobs, at }) => {
      const ended = jobs.find(({ queue }) => queue === 'reconcile')?.ended_at
      return [[{}, ended ? secondsTo(ended, at) : -1]]
    },
  },
  shop_emails_failed: {
    help: 'Emails that could not be sent',
    labels: [],
    of: ({ failed_emails }) => [[{}, failed_emails]],
  },
  shop_refunds_failed: {
    help: 'Refunds that failed and wait for someone',
    labels: [],
    of: ({ failed_refunds }) => [[{}, failed_refunds]],
  },
  shop_tax_fallbacks: {
    help: 'Orders paid within 7 days that the tax service should have taxed but didn’t',
    labels: [],
    of: ({ tax_fallbacks }) => [[{}, tax_fallbacks]],
  },
  shop_payment_events_waiting: {
    help: 'Payment events that were not handled yet',
    labels: ['provider'],
    of: ({ events }) => events.map(({ provider, waiting }) => [{ provider }, waiting]),
  },
  shop_payment_events_failed: {
    help: 'Payment events that could not be handled',
    labels: ['provider'],
    of: ({ events }) => events.map(({ provider, failed }) => [{ provider }, failed]),
  },
  shop_database_bytes: {
    help: 'Size of the database on disk',
    labels: [],
    of: ({ storage }) => [[{}, storage.database]],
  },
  shop_orders_placed_last_hour: {
    help: 'Orders placed within the last hour',
    labels: [],
    of: ({ hour }) => [[{}, hour.placed]],
  },
  shop_orders_paid_last_hour: {
    help: 'Orders paid within the last hour',
    labels: [],
    of: ({ hour }) => [[{}, hour.paid]],
  },
}

const secondsTo = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 1_000

type MetricsDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'connections'>

export function createMetrics(deps: MetricsDeps) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request of the API, by its route',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  })
  const pages = new Histogram({
    name: 'shop_page_duration_seconds',
    help: 'Time until a page or file was sent, by its page',
    labelNames: ['method', 'page', 'status'],
    buckets: BUCKETS,
    registers,
  })
  const pool = new Gauge({
    name: 'shop_database_connections',
    help: 'Connections of this process to the database, and requests that wait for one',
    labelNames: ['state'],
    registers,
  })
  const up = new Gauge({
    ...{ name: 'shop_database_up', help: 'Whether the database answers', registers },
  })
  const gauges = Object.entries(SHOP_GAUGES).map(([name, { help, labels, of }]) => ({
    gauge: new Gauge({ name, help, labelNames: labels, registers }),
    ...{ labels, of },
  }))

  async function look(): Promise<void> {
    const { totalCount, idleCount, waitingCount } = getPool()
    pool.set({ state: 'busy' }, totalCount - idleCount)
    pool.set({ state: 'idle' }, idleCount)
    pool.set({ state: 'waiting' }, waitingCount)
    const health = await readHealth(await connected(deps)).catch(() => null)
    up.set(health ? 1 : 0)
    for (const { gauge, labels, of } of gauges) {
      gauge.reset()
      // A gauge without labels would otherwise report 0 for an unknown value.
      if (labels.length === 0) gauge.remove()
      for (const [labels, value] of health ? of(health) : []) gauge.set(labels, value)
    }
  }

  const metrics: Metrics = {
    answered: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    shown: ({ method, page, status, seconds }) =>
      pages.observe({ method, page, status: String(status) }, seconds),
  }
  return {
    metrics,
    /** Returns metrics in Prometheus text format; without the database, only those of the process. */
    async read(): Promise<string> {
      await look()
      return registry.metrics()
    },
  }
}

/** Serves `/metrics` on a non-public port. @returns the server, or null without METRICS_PORT */
export function startMetrics(deps: MetricsDeps & Pick<Deps, 'log'>): Server | null {
  const port = Number(process.env.METRICS_PORT ?? 0)
  if (!port) return null
  const { metrics, read } = createMetrics(deps)
  setMetrics(metrics)
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    read().then(
      (text) => response.writeHead(200, { 'content-type': CONTENT_TYPE }).end(text),
      (error: unknown) => {
        deps.log.warn({ err: error }, 'metrics not read')
        response.writeHead(500).end()
      },
    )
  })
  server.on('error', (error) => deps.log.warn({ err: error }, 'metrics not served'))
  // The server ends with the process and doesn't keep it alive.
  return server.listen(port, process.env.METRICS_HOST ?? '127.0.0.1').unref()
}
