import { existsSync } from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'

interface ThreadOptions {
  /** Its name in `scripts/programs.cjs`, and its source from the project folder. */
  name: string
  source: string
  /** Most of the JavaScript heap; a thread that needs more ends. */
  memoryMb: number
  /** Without work for so long it ends, and gives its memory back. */
  idleMs: number
}

/** Longest that its program may take to load. */
const START_MS = 60_000

/**
 * A thread that runs one task at a time, for input that may take any time or memory. Its program posts a message once
 * it is loaded, and one for each task. A task that throws, takes too long or runs out of memory ends the thread; the
 * next one gets another.
 */
export function createWorkerThread<Task, Result>(options: ThreadOptions) {
  let warm: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  async function stop() {
    const worker = warm
    warm = undefined
    await worker?.terminate()
  }
  async function nextMessage<Message>(worker: Worker, limitMs: number): Promise<Message> {
    clearTimeout(idle)
    worker.ref()
    try {
      return await messageOf<Message>(worker, limitMs)
    } catch (error) {
      await stop()
      throw error
    } finally {
      worker.unref()
      idle = setTimeout(() => void stop(), options.idleMs).unref()
    }
  }
  return {
    /** Starts the thread where there is none. @throws Error where its program can’t be loaded */
    async start(): Promise<void> {
      if (warm) return
      warm = spawn(options)
      await nextMessage(warm, START_MS)
    },
    /** @throws Error where the task ended the thread */
    async run(task: Task, limitMs: number): Promise<Result> {
      await this.start()
      if (!warm) throw new Error('The thread ended.')
      const result = nextMessage<Result>(warm, limitMs)
      warm.postMessage(task)
      return result
    },
  }
}

/**
 * The built program of a thread, by its name in `scripts/programs.cjs`. A process with a lease (scripts/builds.ts) has a copy,
 * because a newer build replaces the programs beside it.
 */
export const threadProgram = (name: string): string =>
  path.join(process.env.SHOP_LEASE || path.join(process.cwd(), '.next'), 'programs', `${name}.cjs`)

/** A build has the thread’s program as plain JavaScript; without one, its source is compiled as it loads. */
function spawn({ name, source, memoryMb }: ThreadOptions): Worker {
  const built = threadProgram(name)
  const resourceLimits = { maxOldGenerationSizeMb: memoryMb }
  const load = (file: string) => `require(${JSON.stringify(file)})`
  const isBuilt = process.env.NODE_ENV === 'production' && existsSync(built)
  // As text, because Turbopack would look for the file of a path while it builds.
  const program = isBuilt ? load(built) : `require('tsx/cjs'); ${load(path.resolve(source))}`
  const worker = new Worker(program, { eval: true, resourceLimits })
  // An error after the task is over must not end the process: the next task meets a thread that ended.
  return worker.on('error', () => undefined)
}

function messageOf<Message>(worker: Worker, limitMs: number): Promise<Message> {
  return new Promise<Message>((resolve, reject) => {
    const timer = setTimeout(() => end(new Error(`No result within ${limitMs} ms.`)), limitMs)
    const onExit = (code: number) => end(new Error(`The thread ended with code ${code}.`))
    const onMessage = (message: Message) => {
      end(null)
      resolve(message)
    }
    function end(error: Error | null) {
      clearTimeout(timer)
      worker.off('error', end).off('exit', onExit).off('message', onMessage)
      if (error) reject(error)
    }
    worker.once('error', end).once('exit', onExit).once('message', onMessage)
  })
}
