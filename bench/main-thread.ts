import { chromium, type CDPSession, type Request } from '@playwright/test'

import { median } from './table'

/** A phone takes four times as long for the same script, as Lighthouse has it. */
export const PHONE = 4
/** A task up to this long lets a tap through unnoticed, in ms. */
export const UNNOTICED_MS = 50
const SETTLED_MS = 2_500

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** CPU time of the thread, in µs. */
  tdur?: number
  /** How long it was, in µs, with what the thread waited for. */
  dur?: number
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

export async function traceOf(
  client: CDPSession,
  visit: () => Promise<void>,
): Promise<TraceEvent[]> {
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

/** How much CPU time each task of a main thread took, and how long it waited in it; both in ms. */
interface Task {
  cpu: number
  waited: number
}

/** Of the busiest main thread: the empty pages of a browser have one too. */
export function mainTasks(events: readonly TraceEvent[]): Task[] {
  const mains = events.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  )
  const perThread = mains.map(({ pid, tid }) =>
    events
      .filter((one) => one.name === 'RunTask' && one.pid === pid && one.tid === tid)
      .map(({ tdur = 0, dur = 0 }) => ({ cpu: tdur / 1000, waited: (dur - tdur) / 1000 })),
  )
  const work = (tasks: readonly Task[]) => tasks.reduce((sum, { cpu }) => sum + cpu, 0)
  return perThread.reduce<Task[]>((most, one) => (work(one) > work(most) ? one : most), [])
}

function blockedBy(events: readonly TraceEvent[]): number {
  return mainTasks(events)
    .map(({ cpu }) => Math.max(0, cpu * PHONE - UNNOTICED_MS))
    .reduce((sum, ms) => sum + ms, 0)
}
