import { existsSync } from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'

interface ThreadOptions {
  /** Name in `scripts/programs.cjs`, and source path relative to the project root. */
  name: string
  source: string
  /** Limit of the JavaScript heap in MB; a thread that exceeds it is ended. */
  memoryMb: number
  /** Idle time in ms after which the thread is ended to free its memory. */
  idleMs: number
}

/** Timeout for loading the thread's program. */
const START_MS = 60_000

/**
 * Creates a thread that runs one task at a time, for input that may take unbounded time or memory. A task that
 * throws, times out or runs out of memory ends the thread; the next task starts a new one.
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
    /** Starts the thread unless it is running. @throws Error if its program can’t be loaded */
    async start(): Promise<void> {
      if (warm) return
      warm = spawn(options)
      await nextMessage(warm, START_MS)
    },
    /** Runs a task in the thread. @throws Error if the task ended the thread */
    async run(task: Task, limitMs: number): Promise<Result> {
      await this.start()
      if (!warm) throw new Error('The thread ended.')
      const result = nextMessage<Result>(warm, limitMs)
      warm.postMessage(task)
      return result
    },
  }
}

/** Returns a program's path, or its copy in a lease (scripts/builds.ts), which no build replaces. */
export const threadProgram = (name: string): string =>
  path.join(process.env.SHOP_LEASE || path.join(process.cwd(), '.next'), 'programs', `${name}.cjs`)

/** Runs the built program or, without a build, compiles the source when loading it. */
function spawn({ name, source, memoryMb }: ThreadOptions): Worker {
  const built = threadProgram(name)
  const resourceLimits = { maxOldGenerationSizeMb: memoryMb }
  const load = (file: string) => `require(${JSON.stringify(file)})`
  const isBuilt = process.env.NODE_ENV === 'production' && existsSync(built)
  // Passed as text, because Turbopack would resolve a path at build time.
  const program = isBuilt ? load(built) : `require('tsx/cjs'); ${load(path.resolve(source))}`
  const worker = new Worker(program, { eval: true, resourceLimits })
  // An error after the task must not end the process; the next task detects that the thread has ended.
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
