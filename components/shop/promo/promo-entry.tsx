import { useEffect, useState } from 'react'

import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { PROMO_BANNER_DELAY_MS } from '@/domain/kit/constants'

const load = () => import('./promo-host')

/** spec §2 Promo: starts 3 seconds after the page; nothing is loaded before that. */
export function PromoEntry() {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setDue, PROMO_BANNER_DELAY_MS, true)
    return () => clearTimeout(timer)
  }, [])
  const module = useLazyModule(load, isDue)
  return module ? <module.PromoHost /> : null
}
