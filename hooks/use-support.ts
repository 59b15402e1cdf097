import { SUPPORT_EMAIL, SUPPORT_HOURS } from '@/messages/chrome'
import type { RootState } from '@/store/types'

import { useAppSelector } from './use-store'

const FIRST = { email: SUPPORT_EMAIL, hours: SUPPORT_HOURS }

/** How to reach the shop: as it was built, until a few seconds later the shop has said how it is now. */
export const useSupport = () =>
  useAppSelector(({ promo }: Partial<RootState>) => promo?.promo.support ?? FIRST)
