export type StopSignals = {
  isRequested(): boolean
  /** Resolves on the first stop request. */
  requested: Promise<'stop'>
  /** Resolves on a second request, to stop without a grace period. */
  forced: Promise<'force'>
}

// One Ctrl-C may arrive three times: from the terminal, from npm and from the TypeScript runner.
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

/** Calls back when the parent has died: npm sends SIGTERM to its shell, which doesn't forward it. */
function whenOrphaned(end: () => void): void {
  const parent = process.ppid
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    end()
  }, LOOK_MS)
  look.unref()
}
