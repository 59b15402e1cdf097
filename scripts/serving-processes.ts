import cluster from 'node:cluster'
import type { Worker } from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'

import { projectRoot } from './paths'
import { frontOfShop, frontVariables, PRELOAD } from './next-process'
import type { NextEnvironment, NextProcess } from './next-process'
import { printLine } from './problem'

/** Processes that end sooner are restarted only after this time, ms. */
const SHORT_LIFE_MS = 1_000

/** Serves with several processes behind one port. If one dies before any is listening, all end. */
export function runFronts(host: string, count: number, environment: NextEnvironment): NextProcess {
  cluster.setupPrimary({
    exec: frontOfShop(environment),
    args: [projectRoot, host, String(environment.port)],
    execArgv: PRELOAD,
    cwd: projectRoot,
    windowsHide: true,
  })
  const running = new Map<number, Worker>()
  let hasListened = false
  let isStopping = false
  let end: (code: number) => void = () => undefined
  const ended = new Promise<number>((resolve) => (end = resolve))

  function start(index: number): void {
    const began = Date.now()
    const worker = cluster.fork({ ...frontVariables(environment), ...ownVariables(index) })
    running.set(index, worker)
    worker.once('listening', () => (hasListened = true))
    worker.once('error', () => undefined)
    worker.once('exit', (code) => void again(index, { code: code ?? 1, began }))
  }

  async function again(index: number, { code, began }: { code: number; began: number }) {
    running.delete(index)
    if (!hasListened || (isStopping && running.size === 0)) return end(code)
    if (isStopping) return
    printLine('A serving process stopped unexpectedly and was restarted.')
    if (Date.now() - began < SHORT_LIFE_MS) await pause(SHORT_LIFE_MS)
    if (!isStopping) start(index)
    else if (running.size === 0) end(code)
  }

  const kill = (signal: NodeJS.Signals) =>
    running.forEach((worker) => void worker.process.kill(signal))

  async function stop(graceMs: number): Promise<void> {
    isStopping = true
    if (running.size === 0) end(0)
    kill('SIGTERM')
    await Promise.race([ended, pause(graceMs, undefined, { ref: false })])
    kill('SIGKILL')
    await ended
  }

  for (let index = 0; index < count; index += 1) start(index)
  return { ended, stop }
}

/** How many seconds longer than the others the first process accepts connections during shutdown. */
const LAST_OPEN = 0.7

/**
 * Returns the variables of one process. Only the first does background work, and each has its own metrics port. The
 * first also closes last, to take the connections that closing processes reject and that would otherwise be lost.
 */
function ownVariables(index: number): Record<string, string> {
  const { METRICS_PORT, CLOSING_SECONDS } = process.env
  return {
    ...(index === 0
      ? { CLOSING_SECONDS: String(Number(CLOSING_SECONDS || 0) + LAST_OPEN) }
      : { WORKER: 'off' }),
    ...(METRICS_PORT && { METRICS_PORT: String(Number(METRICS_PORT) + index) }),
  }
}
