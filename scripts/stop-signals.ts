export type StopSignals = {
  isRequested(): boolean
  /** Resolves at the first request. */
  requested: Promise<'stop'>
  /** Resolves at a second request: stop without a grace period. */
  forced: Promise<'force'>
}

// One Ctrl-C arrives up to three times: from the terminal, from npm and from the TypeScript runner.
const SAME_REQUEST_MS = 1_000

export function listenForStop(): StopSignals {
  let firstAt: number | undefined
  let stop: (value: 'stop') => void = () => undefined
  let force: (value: 'force') => void = () => undefined
  const requested = new Promise<'stop'>((resolve) => (stop = resolve))
  const forced = new Promise<'force'>((resolve) => (force = resolve))
  const onSignal = () => {
    firstAt ??= Date.now()
    stop('stop')
    if (Date.now() - firstAt > SAME_REQUEST_MS) force('force')
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  if (process.env.npm_lifecycle_event) whenOrphaned(onSignal)
  return { isRequested: () => firstAt !== undefined, requested, forced }
}

const LOOK_MS = 500

/** Detects a dead parent: npm sends SIGTERM to its shell, which ends without forwarding it. */
function whenOrphaned(end: () => void): void {
  const parent = process.ppid
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    end()
  }, LOOK_MS)
  look.unref()
}
