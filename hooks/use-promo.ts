import { useRouter } from 'next/router'

import { registerFeature } from '@/store/lazy-features'
import { promoFeature } from '@/store/promo/promo-feature'
import {
  bannerDismissed,
  codeCopied,
  copyRefused,
  offerClosed,
  offerOpened,
  promoSlice,
} from '@/store/promo/promo-slice'
import type { RootState } from '@/store/types'
import { copyText } from '@/utils/clipboard'

import { useAppDispatch, useAppSelector } from './use-store'

export type { Banner, SeasonalOffer } from '@/services/promo'

registerFeature(promoFeature)

/** Pages that are the shop already: SHOP NOW stays there. */
const SHOPS = ['/configurator', '/accessories', '/spares']

const NONE = promoSlice.getInitialState()
const selectPromo = ({ promo }: Partial<RootState>) => promo ?? NONE

/** What is announced to this visitor, and what can be done with it. */
export function usePromo() {
  const dispatch = useAppDispatch()
  const router = useRouter()
  const { promo, items, isOpen, isRefused } = useAppSelector(selectPromo)
  const { banner, seasonal } = promo
  const isDismissed = items.some(({ id, is_dismissed }) => id === banner?.id && is_dismissed)

  /** spec §2: copies the code; where that fails the code stays in sight. */
  async function shopNow() {
    if (!seasonal) return
    if (!(await copyText(seasonal.code))) return void dispatch(copyRefused())
    dispatch(codeCopied())
    if (!SHOPS.some((path) => router.asPath.startsWith(path))) void router.push('/configurator')
  }

  return {
    banner: isDismissed ? null : banner,
    seasonal,
    isOpen: isOpen && seasonal !== null,
    isRefused,
    dismiss: () => void dispatch(bannerDismissed()),
    open: () => void dispatch(offerOpened()),
    close: () => void dispatch(offerClosed()),
    shopNow,
  }
}
