import { useState } from 'react'

import { momentTyped } from '@/domain/kit/moment-field'
import type { CatalogItem } from '@/contract/office/goods/goods'

import { useAction } from '@/hooks/kit/use-action'

export function useOfferPlan(item: CatalogItem, onChanged: (item: CatalogItem) => void) {
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isCanceled, setCanceled] = useState(false)
  const planning = useAction(({ prices }, starts_at: string) =>
    prices.planOffer({ is_offered: !item.is_offered, starts_at, id: item.id }),
  )
  const canceling = useAction(({ prices }) => prices.cancelOffer({ id: item.id }))

  async function plan() {
    const starts_at = momentTyped(typed)
    const isPast = starts_at === null || new Date(starts_at) <= new Date()
    setMissing(isPast)
    setCanceled(false)
    if (isPast) return
    const done = await planning.run(starts_at)
    if (!done) return
    setTyped('')
    onChanged(done.answer)
  }

  async function cancel() {
    const done = await canceling.run()
    if (!done) return
    setCanceled(true)
    onChanged(done.answer)
  }

  return {
    ...{ typed, isMissing, isCanceled, plan, cancel },
    type: setTyped,
    error: planning.error ?? canceling.error,
    isRunning: planning.isRunning || canceling.isRunning,
    forget: () => {
      planning.forget()
      canceling.forget()
    },
  }
}
