import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

interface Program {
  name: string
  command: string
  args: string[]
  env?: Record<string, string>
  /** User to run as, because some programs refuse to run as root. */
  user?: { uid: number; gid: number } | undefined
}

export interface RunningProcess {
  pid(): number
  /** Kills the process and restarts it after a second, like a service manager. */
  kill(signal?: NodeJS.Signals): void
  /** Stops the process until `start`. */
  hold(): void
  start(): void
  stop(): Promise<void>
}

const AGAIN_MS = 1_000

/** Runs a program and restarts it when it ends; its output goes to a log file named after it. */
export function keepRunning(
  folder: string,
  { name, command, args, env, user }: Program,
): RunningProcess {
  const log = createWriteStream(path.join(folder, `${name}.log`))
  let child: ChildProcess | undefined
  let state: 'on' | 'held' | 'over' = 'on'

  function start(): void {
    if (state !== 'on' || child) return
    const started = spawn(command, args, {
      cwd: user ? '/' : process.cwd(),
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...user,
    })
    child = started
    for (const stream of [started.stdout, started.stderr]) stream.pipe(log, { end: false })
    started.once('error', (error) => log.write(`${error.message}\n`))
    started.once('exit', () => {
      child = undefined
      setTimeout(start, AGAIN_MS)
    })
  }

  start()
  return {
    pid: () => child?.pid ?? 0,
    kill: (signal = 'SIGKILL') => void child?.kill(signal),
    hold: () => {
      state = 'held'
      child?.kill('SIGKILL')
    },
    start: () => {
      state = 'on'
      start()
    },
    async stop() {
      state = 'over'
      child?.kill('SIGTERM')
      for (let turn = 0; child && turn < 100; turn += 1) await pause(100)
      child?.kill('SIGKILL')
    },
  }
}

/** Polls until a condition holds; errors count as false. */
export async function until(isSo: () => Promise<unknown>, what: string, forMs = 60_000) {
  const end = Date.now() + forMs
  while (Date.now() < end) {
    if (await isSo().catch(() => false)) return
    await pause(200)
  }
  throw new Error(`Waited too long: ${what}.`)
}
