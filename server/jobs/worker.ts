import type { Deps } from '../deps'
import { listDueRefunds, sendRefund } from '../payment/send-refund'
import { reconcile } from './reconcile'
import { sendNextMail } from './send-mail'

const RECONCILE_EVERY_MS = 15_000
const MAIL_EVERY_MS = 2_000
const REFUND_EVERY_MS = 15_000
const REFUND_BATCH = 50

/**
 * Runs the background work of the shop inside its process. Each job waits for its own end before it is
 * planned again, and a failure only costs that round.
 * @returns a function that stops planning and waits for what runs
 */
export function startWorker(deps: Deps): () => Promise<void> {
  const jobs = [
    repeat(deps, RECONCILE_EVERY_MS, () => reconcile(deps)),
    repeat(deps, MAIL_EVERY_MS, () => sendAllMail(deps)),
    repeat(deps, REFUND_EVERY_MS, () => sendAllRefunds(deps)),
  ]
  return async () => {
    await Promise.all(jobs.map((stop) => stop()))
  }
}

async function sendAllMail(deps: Deps): Promise<void> {
  while (await sendNextMail(deps));
}

async function sendAllRefunds(deps: Deps): Promise<void> {
  const due = await listDueRefunds(deps.db, deps.clock.now(), REFUND_BATCH)
  for (const id of due) await sendRefund(deps, id)
}

function repeat(deps: Deps, everyMs: number, job: () => Promise<void>): () => Promise<void> {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const plan = () => {
    timer = setTimeout(() => {
      running = job()
        .catch((error: unknown) => deps.log.warn({ err: error }, 'job failed'))
        .then(() => {
          if (!isStopped) plan()
        })
    }, everyMs)
    timer.unref()
  }
  plan()
  return () => {
    isStopped = true
    clearTimeout(timer)
    return running
  }
}
