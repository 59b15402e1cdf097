import type { RootState } from '@/store/types'
import { publicSettings } from '@/utils/public-settings'

import { useAppSelector } from './use-store'

/** How to reach the shop: as the page was rendered, and a few seconds later as it is now. */
export function useSupport() {
  const current = useAppSelector(({ promo }: Partial<RootState>) => promo?.promo.support)
  return current ?? publicSettings().support
}
