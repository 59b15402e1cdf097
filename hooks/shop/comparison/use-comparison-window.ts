import { useState, useSyncExternalStore } from 'react'

const DESK = '(min-width: 64rem)'
const TABLET = '(min-width: 48rem)'

function subscribe(onChange: () => void) {
  const queries = [DESK, TABLET].map((query) => window.matchMedia?.(query))
  for (const query of queries) query?.addEventListener('change', onChange)
  return () => {
    for (const query of queries) query?.removeEventListener('change', onChange)
  }
}

function places(): number {
  const fits = (query: string) => window.matchMedia?.(query).matches ?? true
  if (fits(DESK)) return 5
  return fits(TABLET) ? 3 : 2
}

/** Shows all bikes on a desktop, two on a phone; buttons or a swipe show the next ones. */
export function useComparisonWindow(keys: readonly string[]) {
  const room = Math.min(
    useSyncExternalStore(subscribe, places, () => 2),
    keys.length,
  )
  const [wanted, setWanted] = useState<readonly string[]>([])
  const remaining = wanted.filter((key) => keys.includes(key)).slice(-room)
  const rest = keys.filter((key) => !remaining.includes(key))
  const chosen = [...remaining, ...rest.slice(0, room - remaining.length)]
  const shown = keys.filter((key) => chosen.includes(key))
  const start = Math.max(0, keys.indexOf(shown[0] ?? ''))
  const last = keys.length - room

  function moveTo(index: number) {
    setWanted(keys.slice(index, index + room))
  }
  return {
    shown,
    isPart: room < keys.length,
    hasEarlier: start > 0,
    hasLater: start < last,
    earlier: () => moveTo(Math.max(0, start - 1)),
    later: () => moveTo(Math.min(last, start + 1)),
    /** Replaces the bike that was chosen longest ago. */
    show: (key: string) => {
      if (!shown.includes(key)) setWanted([...shown.filter((one) => one !== key), key].slice(-room))
    },
  }
}

export type ComparisonWindow = ReturnType<typeof useComparisonWindow>
