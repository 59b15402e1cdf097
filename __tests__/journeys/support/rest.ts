import { expect, type Page, type Request } from '@playwright/test'

const LIVE = '/api/live'
const REST_MS = 500
const LONGEST_MS = 60_000

/** Returns a function that waits for half a second without requests, besides the open event stream. */
export function restOf(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let changed = Date.now()
  const note = (change: () => void) => {
    change()
    changed = Date.now()
  }
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith(LIVE)) note(() => open.add(request))
  })
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => note(() => open.delete(request)))
  }
  return () =>
    expect
      .poll(() => open.size === 0 && Date.now() - changed > REST_MS, {
        intervals: [100],
        timeout: LONGEST_MS,
      })
      .toBe(true)
}
