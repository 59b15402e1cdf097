import { execFile } from 'node:child_process'
import { readFile, readlink } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

import { isRunning } from '../process-identity'

export type Postmaster = {
  pid: number
  port: number
  /** Empty if the server listens on TCP only. */
  socket: string
  status: string
}

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

/** Returns whether a process is the cluster's server: a stale pid may belong to any program by now. */
export async function isServerOf(cluster: string, pid: number): Promise<boolean> {
  if (!isRunning(pid)) return false
  if (process.platform === 'linux') {
    // PostgreSQL's working directory is always its data folder.
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
