import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import { guestOrder } from '../guest-order'

export interface ClusterOrder {
  /** Time of the acknowledgment, in ms. */
  at: number
  number: string
  key: string
}

const AT_ONCE = 4
/** Time in ms for which a browser would keep retrying. */
const PATIENCE_MS = 60_000

/** Simulates buyers until stopped; each retries its checkout under one idempotency key. */
export async function startBuyers(origin: string) {
  const order = await guestOrder(origin)
  const bought: ClusterOrder[] = []
  const failures: { at: number; message: string }[] = []
  let isOver = false

  async function buy(turn: number): Promise<void> {
    const key = randomUUID()
    const body = JSON.stringify({ ...order, email: `cluster-${turn}-${key}@example.com` })
    const headers = { 'content-type': 'application/json', 'idempotency-key': key }
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(250)) {
      const response = await fetch(`${origin}/api/payment-guest`, {
        ...{ method: 'POST', body, headers, signal: AbortSignal.timeout(20_000) },
      }).then(read, (error: Error) => error.name)
      if (typeof response !== 'string')
        return void bought.push({ at: Date.now(), key, ...response })
      failures.push({ at: Date.now(), message: response })
    }
    failures.push({ at: Date.now(), message: 'given up' })
  }

  const one = async (turn: number) => {
    while (!isOver) await buy(turn)
  }
  const all = Promise.all(Array.from({ length: AT_ONCE }, (_, turn) => one(turn)))
  return {
    bought,
    failures,
    stop: async () => {
      isOver = true
      await all
    },
  }
}

async function read(answer: Response): Promise<{ number: string } | string> {
  const text = await answer.text()
  if (!answer.ok)
    return `${answer.status}${answer.headers.has('retry-after') ? '' : ' without Retry-After'}`
  const [, number] = /"order_number":"([^"]+)"/.exec(text) ?? []
  return number ? { number } : `200 without a number: ${text.slice(0, 80)}`
}
