import { useEffect, useMemo, useState } from 'react'

import type { Bike, Build } from '@/domain/shop/bikes/bike'
import type { EditRules } from '@/domain/shop/configurator/edit-rules'
import { logError } from '@/utils/log-error'

type MakeRules = (bike: Bike, ordered: Build) => EditRules

async function loadRules(): Promise<MakeRules> {
  const [{ editRules }, { editTexts }] = await Promise.all([
    import('@/domain/shop/configurator/edit-rules'),
    import('@/messages/shop/configurator/configurator-edit'),
  ])
  return (bike, ordered) => editRules(bike, ordered, editTexts.priceLines)
}

/** Lazy-loads the rules of an upgrade; null for other builds, and until loaded. */
export function useEditRules(bike: Bike, ordered: Build | null): EditRules | null {
  const [make, setMake] = useState<MakeRules | null>(null)
  const isWanted = ordered !== null && make === null

  useEffect(() => {
    if (!isWanted) return
    loadRules().then(
      (loaded) => setMake(() => loaded),
      (fault: unknown) =>
        logError('The rules of an upgrade did not load', { fault: String(fault) }),
    )
  }, [isWanted])

  return useMemo(() => (make && ordered ? make(bike, ordered) : null), [make, bike, ordered])
}
