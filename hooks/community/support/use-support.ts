import type { RootState } from '@/store/types'
import { publicSettings } from '@/utils/public-settings'

import { useAppSelector } from '@/hooks/kit/use-store'

/** Returns the prerendered support contact, and after a few seconds the current one. */
export function useSupport() {
  const current = useAppSelector(({ promo }: Partial<RootState>) => promo?.promo.support)
  return current ?? publicSettings().support
}
