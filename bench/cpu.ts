import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'

const TICK_MS = 1_000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** Returns the CPU time used by a process and its descendants, in ms (Linux). */
export function treeCpuMs(root: number): number {
  return treeOf(root).reduce((sum, { ticks }) => sum + ticks * TICK_MS, 0)
}

interface Process {
  pid: number
  parent: number
  ticks: number
}

function treeOf(root: number): Process[] {
  const all = new Map<number, Process>()
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    if (!Number.isInteger(pid)) continue
    try {
      // The command in parentheses may contain spaces, so fields are counted after it.
      const fields = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '').split(' ')
      // Includes exited children: the database starts and ends processes while it responds.
      const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
      all.set(pid, { pid, parent: Number(fields[1]), ticks })
    } catch {
      // The process ended during the scan.
    }
  }
  const isInTree = (pid: number): boolean => {
    for (let at: number | undefined = pid; at !== undefined && at > 1; at = all.get(at)?.parent) {
      if (at === root) return true
    }
    return false
  }
  return [...all.values()].filter(({ pid }) => isInTree(pid))
}

/** Returns the resident memory in MB of the shop's processes other than server and database. */
export function helpersMb(shop: { pid: number; appPid: number; databasePid: number }): number {
  const others = new Set(
    [shop.appPid, shop.databasePid].flatMap((pid) => treeOf(pid)).map(({ pid }) => pid),
  )
  const helpers = treeOf(shop.pid).filter(({ pid }) => !others.has(pid))
  return helpers.reduce((sum, { pid }) => sum + residentMb(pid), 0)
}

export function parentOf(pid: number): number {
  return Number((readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '').split(' ')[1])
}

export function residentMb(pid: number): number {
  const match = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(match?.[1] ?? Number.NaN) / 1024
}
