import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** A drawing that takes longer is given up. */
const LIMIT_MS = 30_000
/** Then the thread ends, and its memory is free. */
const IDLE_MS = 60_000

/** What the thread is sent, in the form that a message can hold. */
export interface DrawTask {
  name: string
  facts: unknown
}

export type DrawResult = { file: Uint8Array } | { fault: string }

/**
 * Starts a thread with the first drawing, for one drawing at a time.
 * @throws Error where it can't be drawn; the next drawing has a new thread then
 */
export function createDrawThread(program: () => string) {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  const stop = async () => {
    const last = worker
    worker = undefined
    await last?.terminate()
  }
  return async (task: DrawTask): Promise<Buffer> => {
    clearTimeout(idle)
    const own = (worker ??= new Worker(program()))
    own.ref()
    try {
      own.postMessage(task)
      const result = await answerOf(own)
      if ('fault' in result) throw new Error(result.fault)
      return Buffer.from(result.file)
    } catch (error) {
      await stop()
      throw error
    } finally {
      own.unref()
      idle = setTimeout(() => void stop(), IDLE_MS).unref()
    }
  }
}

async function answerOf(worker: Worker): Promise<DrawResult> {
  const given = new AbortController()
  const signal = AbortSignal.any([given.signal, AbortSignal.timeout(LIMIT_MS)])
  const ended = once(worker, 'exit', { signal }).then(([code]) => {
    throw new Error(`The thread that draws ended with ${code}.`)
  })
  const answered = once(worker, 'message', { signal }) as Promise<[DrawResult]>
  try {
    const [result] = await Promise.race([answered, ended])
    return result
  } finally {
    given.abort()
  }
}
