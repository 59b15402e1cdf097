import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** A process told apart from a later one with the same number by the moment of its start. */
export type ProcessIdentity = { pid: number; started: string }

/** The identity of the calling process. */
export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, started: startOf(process.pid) ?? '' }
}

/** Whether that very process still runs; a reused process number counts as gone. */
export function isAlive({ pid, started }: ProcessIdentity): boolean {
  return startOf(pid) === started
}

/** Whether a process has this number, whoever owns it; one that has ended but was not reaped is gone. */
export function isRunning(pid: number): boolean {
  return process.platform === 'linux' ? linuxStartOf(pid) !== undefined : takesSignals(pid)
}

function takesSignals(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The moment of a process's start as an opaque text; undefined when there is no such process. */
function startOf(pid: number): string | undefined {
  if (process.platform === 'linux') return linuxStartOf(pid)
  // Windows offers no cheap reading of the start time: the number alone has to do.
  if (process.platform === 'win32') return takesSignals(pid) ? '' : undefined
  try {
    const answer = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
    return answer.trim() || undefined
  } catch {
    return undefined
  }
}

function linuxStartOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may hold spaces; fields are counted from behind it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const isZombie = fields[0] === 'Z' || fields[0] === 'X'
    return isZombie ? undefined : `${bootId()}/${fields[19]}`
  } catch {
    return undefined
  }
}

// Start times count from the boot, so the boot belongs to the identity.
function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return ''
  }
}
