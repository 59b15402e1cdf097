import { useState } from 'react'

import { LOCAL_KEYS, localStore } from '@/utils/storage'

import { useHydrated } from './use-hydrated'

type Unit = 0 | 1
const METRIC: Unit = 1

/** Kilometers or miles, as this browser last chose (spec §3 Stored items); metric on the server. */
export function useUnit() {
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState<Unit | null>(null)
  const unit = chosen ?? (isHydrated ? storedUnit() : METRIC)
  return {
    unit,
    setUnit: (next: Unit) => {
      setChosen(next)
      localStore.writeText(LOCAL_KEYS.unit, String(next))
    },
  }
}

function storedUnit(): Unit {
  return localStore.readText(LOCAL_KEYS.unit) === '0' ? 0 : METRIC
}
