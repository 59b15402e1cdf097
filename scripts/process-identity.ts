import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** A process identified by pid and start time, because pids are reused. */
export type ProcessIdentity = { pid: number; started: string }

export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, started: startOf(process.pid) ?? '' }
}

export function isAlive({ pid, started }: ProcessIdentity): boolean {
  return startOf(pid) === started
}

/** Returns whether a pid is in use by any user's process; zombies don't count. */
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

function startOf(pid: number): string | undefined {
  if (process.platform === 'linux') return linuxStartOf(pid)
  // Reading the start time is expensive on Windows, so only the pid is checked.
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
    // The name in parentheses may contain spaces, so fields are counted from its end.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const isZombie = fields[0] === 'Z' || fields[0] === 'X'
    return isZombie ? undefined : `${bootId()}/${fields[19]}`
  } catch {
    return undefined
  }
}

// Start times are relative to the boot time, so the boot id is part of the identity.
function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return ''
  }
}
