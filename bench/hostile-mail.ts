import { fork } from 'node:child_process'
import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'

import { residentMb } from './cpu'
import { HOSTILE_EMAILS } from './hostile-shapes'
import { newDataDir, removeDataDir, startShop } from './shop'
import { percentile, type Row } from './table'

const SECRET = 'a-secret-of-the-mail-server-0123456789'
const LOGIN = 'postmark:a-long-enough-password'
const MOST_MS = 100
const MOST_GROWN = 1.3
/** Pause in ms before and after each email, so that its surroundings are measured, too. */
const PAUSE_MS = 1_000
const BREATH_MS = 30_000

/** Measures the latency of other requests while the worst emails are parsed, one after another. */
export async function hostileMailRows(port: number): Promise<Row[]> {
  const shop = await startShop(port, newDataDir(), {
    REPLY_MAILBOX: 'reply@mail.bench.test',
    MIME_INBOUND_SECRETS: SECRET,
    POSTMARK_INBOUND_AUTH: LOGIN,
  })
  try {
    // Warm-up, because the first requests load code.
    await whileMeasured(shop.origin, () => pause(3_000))
    const atRest = residentMb(shop.appPid)
    const rows = [await measureRow(shop.origin, 'no email', () => pause(3_000))]
    for (const { what, by, make } of HOSTILE_EMAILS) {
      const body = Buffer.from(make())
      rows.push(await measureRow(shop.origin, what, () => deliver(shop.origin, by, body)))
    }
    await pause(BREATH_MS)
    const after = residentMb(shop.appPid)
    return [
      ...rows,
      {
        what: `memory ${BREATH_MS / 1_000} s after all of them`,
        budget: `≤ ${MOST_GROWN} × at rest`,
        measured: `${(after / atRest).toFixed(2)} × (${after.toFixed(0)} MB, ${atRest.toFixed(0)} at rest)`,
        isWithinBudget: after <= atRest * MOST_GROWN,
      },
    ]
  } finally {
    await shop.stop()
    removeDataDir(shop.dataDir)
  }
}

async function measureRow(origin: string, what: string, act: () => Promise<unknown>): Promise<Row> {
  const { times, result, seconds } = await whileMeasured(origin, act)
  const [p50, p99, max] = [0.5, 0.99, 1].map((share) => percentile(times, share))
  const answer =
    result === undefined ? '' : `; answered ${String(result)} in ${seconds.toFixed(1)} s`
  return {
    what,
    budget: `p99 ≤ ${MOST_MS} ms`,
    measured: `p50 ${ms(p50)}, p99 ${ms(p99)}, longest ${ms(max)}${answer}`,
    isWithinBudget: (p99 ?? Infinity) <= MOST_MS && (result === undefined || result === 200),
  }
}

const ms = (value: number | undefined) => `${(value ?? Number.NaN).toFixed(0)} ms`

/** Probes from a separate process, because sending 30 MB must not count as latency. */
async function whileMeasured(origin: string, act: () => Promise<unknown>) {
  const probe = fork('bench/latency-main.ts', [`${origin}/healthz`, `${origin}/api/bikes/list`], {
    // JSON has no Infinity, which is the time of a failed request.
    serialization: 'advanced',
    execArgv: ['--import', 'tsx'],
  })
  await pause(PAUSE_MS)
  const began = performance.now()
  const result = await act()
  const seconds = (performance.now() - began) / 1_000
  await pause(PAUSE_MS)
  const reply = once(probe, 'message')
  probe.send('stop')
  const [times] = (await reply) as [number[]]
  return { times, result, seconds }
}

async function deliver(origin: string, by: 'mime' | 'postmark', body: Buffer): Promise<number> {
  const headers = by === 'mime' ? signed(body) : authorized()
  const { status } = await fetch(`${origin}/api/inbound-mail/${by}`, {
    method: 'POST',
    body: new Uint8Array(body),
    headers,
  })
  return status
}

const authorized = (): Record<string, string> => ({
  authorization: `Basic ${Buffer.from(LOGIN).toString('base64')}`,
})

function signed(body: Buffer): Record<string, string> {
  const time = String(Math.floor(Date.now() / 1_000))
  const digest = createHash('sha256').update(body).digest('hex')
  const signature = createHmac('sha256', SECRET).update(`${time}.${digest}`).digest('hex')
  return { 'x-mail-timestamp': time, 'x-mail-digest': digest, 'x-mail-signature': signature }
}

const pause = (wait: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), wait))
