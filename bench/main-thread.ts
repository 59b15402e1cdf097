import { chromium, type CDPSession, type Request } from '@playwright/test'

import { median } from './table'

/** A phone takes four times as long for the same script, as Lighthouse has it. */
const PHONE = 4
/** A task up to this long lets a tap through unnoticed, in ms. */
const UNNOTICED_MS = 50
const SETTLED_MS = 2_500

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** CPU time of the thread, in µs. */
  tdur?: number
  args: { name?: string }
}

export interface FirstVisit {
  /**
   * How long the page blocks a phone's main thread in ms, by CPU time of the thread: unlike Lighthouse's total blocking
   * time, other work on the machine hardly moves it.
   */
  blocked: number
  /** What its scripts weigh on the wire, in KB, until it has settled and nobody has touched it. */
  scripts: number
}

/** The medians of several first visits. */
export async function firstVisit(address: string, visits: number): Promise<FirstVisit> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  const seen: FirstVisit[] = []
  try {
    for (let visit = 0; visit < visits; visit += 1) {
      const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
      let bytes = 0
      const weighed: Promise<void>[] = []
      const weigh = async (request: Request) => {
        if (request.resourceType() === 'script') bytes += (await request.sizes()).responseBodySize
      }
      page.on('requestfinished', (request) => void weighed.push(weigh(request)))
      const events = await traceOf(await page.context().newCDPSession(page), async () => {
        await page.goto(address, { waitUntil: 'load' })
        await page.waitForTimeout(SETTLED_MS)
      })
      // What is still on its way does not count.
      await Promise.allSettled(weighed)
      seen.push({ blocked: blockedBy(events), scripts: bytes / 1024 })
      await page.close()
    }
  } finally {
    await browser.close()
  }
  return {
    blocked: median(seen.map(({ blocked }) => blocked)),
    scripts: median(seen.map(({ scripts }) => scripts)),
  }
}

async function traceOf(client: CDPSession, visit: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  client.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]))
  })
  const done = new Promise<void>((resolve) =>
    client.once('Tracing.tracingComplete', () => resolve()),
  )
  await client.send('Tracing.start', {
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', '__metadata'] },
  })
  await visit()
  await client.send('Tracing.end')
  await done
  return events
}

/** Of the busiest main thread: the empty pages of a browser have one too. */
function blockedBy(events: readonly TraceEvent[]): number {
  const mains = events.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  )
  const perThread = mains.map(({ pid, tid }) =>
    events
      .filter((one) => one.name === 'RunTask' && one.pid === pid && one.tid === tid)
      .map(({ tdur = 0 }) => Math.max(0, (tdur / 1000) * PHONE - UNNOTICED_MS))
      .reduce((sum, ms) => sum + ms, 0),
  )
  return Math.max(0, ...perThread)
}
