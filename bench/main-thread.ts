import { chromium, type CDPSession, type Request } from '@playwright/test'

import { median } from './table'

/** CPU slowdown factor of Lighthouse's emulated phone. */
export const PHONE = 4
/** Length in ms up to which a task doesn't noticeably delay input. */
export const UNNOTICED_MS = 50
const SETTLED_MS = 2_500

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** CPU time of the thread in µs. */
  tdur?: number
  /** Wall time in µs, including waits. */
  dur?: number
  args: { name?: string }
}

export interface FirstVisit {
  /** Main-thread blocking on a phone in ms of CPU time; load hardly affects it, unlike Lighthouse's. */
  blocked: number
  /** Transfer size of the scripts in KB until the page is idle, without interaction. */
  scripts: number
}

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
      // Requests still in flight don't count.
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

/** CPU time and waiting time of a main-thread task, in ms. */
interface Task {
  cpu: number
  waited: number
}

/** Returns the tasks of the busiest main thread, because the browser's empty pages have one, too. */
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
