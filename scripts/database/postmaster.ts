import { execFile } from 'node:child_process'
import { readFile, readlink } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

import { isRunning } from '../process-identity'

/** What a PostgreSQL server writes about itself into its data folder. */
export type Postmaster = {
  pid: number
  port: number
  /** Empty where the server listens on TCP only. */
  socket: string
  status: string
}

/** Reads `postmaster.pid`; undefined when there is none or when it is not written to its end. */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port, socket, , , status] = text.split('\n')
  if (!Number(pid)) return undefined
  return {
    pid: Math.abs(Number(pid)),
    port: Number(port),
    socket: socket ?? '',
    status: (status ?? '').trim(),
  }
}

/**
 * Whether the process is the server of this very cluster. A process number that was left behind
 * in `postmaster.pid` may since belong to any other program.
 */
export async function isServerOf(cluster: string, pid: number): Promise<boolean> {
  if (!isRunning(pid)) return false
  if (process.platform === 'linux') {
    // PostgreSQL works inside its data folder for its whole life.
    return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === cluster
  }
  const [program, args] =
    process.platform === 'win32'
      ? ['tasklist', ['/FI', `PID eq ${pid}`, '/NH']]
      : ['ps', ['-ww', '-o', 'command=', '-p', String(pid)]]
  const answer = await promisify(execFile)(program as string, args as string[]).catch(() => null)
  const line = answer?.stdout ?? ''
  return line.includes('postgres') && (process.platform === 'win32' || line.includes(cluster))
}
