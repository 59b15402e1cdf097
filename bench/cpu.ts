import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'

const TICK_MS = 1_000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** CPU time that a process and its children have used, in ms (Linux). */
export function treeCpuMs(root: number): number {
  const parents = new Map<number, number>()
  const ticks = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    if (!Number.isInteger(pid)) continue
    try {
      // The command in brackets may hold blanks: fields are counted behind it.
      const fields = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '').split(' ')
      parents.set(pid, Number(fields[1]))
      ticks.set(pid, Number(fields[11]) + Number(fields[12]))
    } catch {
      // The process ended while the list was read.
    }
  }
  const isInTree = (pid: number): boolean => {
    for (let at: number | undefined = pid; at !== undefined && at > 1; at = parents.get(at)) {
      if (at === root) return true
    }
    return false
  }
  return [...ticks].reduce((sum, [pid, used]) => sum + (isInTree(pid) ? used * TICK_MS : 0), 0)
}

/** The process that started another one. */
export function parentOf(pid: number): number {
  return Number((readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '').split(' ')[1])
}

/** Resident memory of a process in MB. */
export function residentMb(pid: number): number {
  const match = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(match?.[1] ?? Number.NaN) / 1024
}
