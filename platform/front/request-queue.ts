import type { IncomingMessage, ServerResponse } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'

import type { Handler } from './handler'
import { readyPages } from './page-kinds'

/** Whoever buys or pays never waits for those who look. */
const MONEY =
  /^\/(api\/(cart|checkout|checkout-guest|payment|payment-guest|payments|call-back|call-back-pay|call-back-pay-pal|shipping-vat|shipping-vat-guest|orders|webhooks|sandbox|user\/login)(\/|$)|payment\/|orders\/|cart)/
/** Streams take nothing once they are open, and files of the build are on the disk. */
const FREE = /^\/(api\/live$|_next\/static\/)/
const OFFICE = /^\/api\/backoffice\//

const AT_ONCE = { usually: 4, whileSomebodyPays: 1 }
/**
 * A payment takes dozens of turns of the event loop, and each turn waits for what is drawn meanwhile. In a crowd nothing is begun
 * then, but for one thing after so long without any, ms: many payments must not end all looking around.
 */
const LONGEST_PAUSE_MS = 150
const MOST_WAITING = 32
const LONGEST_WAIT_MS = 2_000
/** How late the event loop may come, ms. */
const LATE = { dear: 150, ready: 300 }
/** With fewer requests than this, it's the machine that is busy: refusing them would help nobody. */
const MANY = 24
/** Who is refused hears so a second late: clients that ask again at once would fill the time of those who wait. */
const REFUSED_AFTER_MS = 1_000
/** More than these hear it at once. */
const MOST_HELD = 5_000
const RETRY_AFTER_S = 2

const delay = monitorEventLoopDelay({ resolution: 10 })

interface Load {
  /** How late the event loop comes, ms. */
  late: number
  open: number
}

/**
 * Keeps the shop selling when more is asked than it can answer: what takes time goes through a lane, and what
 * doesn't fit is refused.
 */
export function lanes(distDir: string, handler: Handler, load: Load = measured()): Handler {
  const isReady = readyPages(distDir)
  let paying = 0
  let isPaused = false
  const timer = setTimeout(() => {
    isPaused = false
    goOn()
  }, LONGEST_PAUSE_MS).unref()
  const pause = () => {
    if (paying === 0) return
    isPaused = true
    timer.refresh()
  }
  const most = () => {
    if (paying === 0) return AT_ONCE.usually
    return isPaused && load.open >= MANY ? 0 : AT_ONCE.whileSomebodyPays
  }
  const [visitors, staff] = [lane(most, pause), lane(most, pause)]
  function goOn(): void {
    visitors.goOn()
    staff.goOn()
  }
  return (request, response) => {
    const [address = '/'] = (request.url ?? '/').split('?')
    if (FREE.test(address)) return handler(request, response)
    if (MONEY.test(address)) {
      paying += 1
      if (paying === 1) pause()
      response.once('close', () => {
        paying -= 1
        goOn()
      })
      return handler(request, response)
    }
    load.open += 1
    response.once('close', () => (load.open -= 1))
    const isPage = !address.startsWith('/api/') && isReady(address)
    const latest = isPage ? LATE.ready : LATE.dear
    if (load.late > latest && load.open >= MANY) return refuse(request, response)
    // What is sent has a limit of its own for each route, and may take long to arrive.
    if (isPage || !isQuestion(request)) return handler(request, response)
    const through = OFFICE.test(address) ? staff : visitors
    through.enter({
      go: (leave) => {
        if (response.destroyed) return leave()
        response.once('prefinish', leave).once('close', leave)
        void handler(request, response)
      },
      refuse: () => void refuse(request, response),
    })
  }
}

const isQuestion = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

function measured(): Load {
  const load: Load = { late: 0, open: 0 }
  delay.enable()
  setInterval(() => {
    load.late = delay.mean / 1e6 - 10
    delay.reset()
  }, 250).unref()
  return load
}

interface LaneQueue {
  go(leave: () => void): void
  refuse(): void
}

function lane(most: () => number, onBegin: () => void) {
  let running = 0
  const waiting: { one: LaneQueue; timer: NodeJS.Timeout }[] = []

  function run(one: LaneQueue): void {
    running += 1
    onBegin()
    let hasLeft = false
    one.go(() => {
      if (hasLeft) return
      hasLeft = true
      running -= 1
      goOn()
    })
  }

  function goOn(): void {
    while (running < most()) {
      const next = waiting.shift()
      if (!next) return
      clearTimeout(next.timer)
      run(next.one)
    }
  }

  function enter(one: LaneQueue): void {
    if (running < most()) return run(one)
    if (waiting.length >= MOST_WAITING) return one.refuse()
    const timer = setTimeout(() => {
      waiting.splice(
        waiting.findIndex((each) => each.one === one),
        1,
      )
      one.refuse()
    }, LONGEST_WAIT_MS)
    waiting.push({ one, timer })
  }

  return { enter, goOn }
}

let held = 0

function refuse(request: IncomingMessage, response: ServerResponse): void {
  if (held >= MOST_HELD) return respondBusy(request, response)
  held += 1
  setTimeout(() => {
    held -= 1
    respondBusy(request, response)
  }, REFUSED_AFTER_MS)
}

const SENTENCE = 'We’re very busy right now. Please try again in a moment.'

/** As the API would say it (contract/errors.ts; a test compares them). */
const PROBLEM = JSON.stringify({
  type: 'urn:problem:server_busy',
  title: 'Server busy',
  status: 503,
  code: 'server_busy',
  detail: 'More is asked than can be answered.',
  message: SENTENCE,
  errors: [],
})

function respondBusy({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
  if (response.destroyed) return
  const isApi = url.startsWith('/api/') || !headers.accept?.includes('text/html')
  response.writeHead(503, {
    'retry-after': String(RETRY_AFTER_S),
    'cache-control': 'no-store',
    'content-type': isApi ? 'application/problem+json' : 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
  response.end(isApi ? PROBLEM : `${SENTENCE}\n`)
}
