import { open, readFile, stat, unlink } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

import { isAlive, ownIdentity } from './process-identity'
import type { ProcessIdentity } from './process-identity'
import { StartProblem } from './problem'

export type Holder = ProcessIdentity & { note: string }
export type Lock = { release(): Promise<void> }

const UNWRITTEN_LOCK_MS = 2_000
const BREAKER_MS = 5_000

/** Acquires the lock file, or returns its holder. The lock of a dead process is taken over. */
export async function acquireLock(
  file: string,
  note: string,
): Promise<{ lock: Lock } | { holder: Holder }> {
  const content = JSON.stringify({ ...ownIdentity(), note })
  for (;;) {
    if (await created(file, content)) return { lock: { release: () => release(file, content) } }
    const found = await readText(file)
    if (found === undefined) continue
    const holder = parseHolder(found)
    if (holder && isAlive(holder)) return { holder }
    if (!holder && (await ageMs(file)) < UNWRITTEN_LOCK_MS) await pause(20)
    else await removeStale(file, found)
  }
}

export async function withLock<T>(
  file: string,
  work: () => Promise<T>,
  timeoutMs = 180_000,
): Promise<T> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const attempt = await acquireLock(file, '')
    if ('lock' in attempt) {
      try {
        return await work()
      } finally {
        await attempt.lock.release()
      }
    }
    if (Date.now() > deadline) {
      throw new StartProblem(`Process ${attempt.holder.pid} has been holding ${file} for too long.`)
    }
    await pause(50)
  }
}

async function created(file: string, content: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx', 0o600)
    try {
      await handle.writeFile(content)
    } catch (error) {
      await unlinkIfThere(file)
      throw error
    } finally {
      await handle.close()
    }
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

// Two processes may find the same lock stale. Only the one that creates the breaker file removes it, after re-reading
// the same content, so that a fresh lock is never removed.
async function removeStale(file: string, judged: string): Promise<void> {
  const breaker = `${file}.break`
  if (!(await created(breaker, String(process.pid)))) {
    if ((await ageMs(breaker)) > BREAKER_MS) await unlinkIfThere(breaker)
    await pause(20)
    return
  }
  try {
    if ((await readText(file)) === judged) await unlinkIfThere(file)
  } finally {
    await unlinkIfThere(breaker)
  }
}

async function release(file: string, content: string): Promise<void> {
  if ((await readText(file)) === content) await unlinkIfThere(file)
}

function parseHolder(text: string): Holder | undefined {
  try {
    const { pid, started, note } = JSON.parse(text) as Partial<Holder>
    if (typeof pid !== 'number' || typeof started !== 'string') return undefined
    return { pid, started, note: note ?? '' }
  } catch {
    return undefined
  }
}

async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function ageMs(file: string): Promise<number> {
  try {
    return Date.now() - (await stat(file)).mtimeMs
  } catch {
    return 0
  }
}

async function unlinkIfThere(file: string): Promise<void> {
  try {
    await unlink(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
