import type { RootState } from '@/store/types'
import { publicSettings } from '@/utils/public-settings'

import { useAppSelector } from './use-store'

/** How to reach the shop: as the page was rendered, and a few seconds later as it is now. */
export const useSupport = () =>
  useAppSelector(
    ({ promo }: Partial<RootState>) => promo?.promo.support ?? publicSettings().support,
  )
