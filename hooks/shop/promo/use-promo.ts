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

import { useAppDispatch, useAppSelector } from '@/hooks/kit/use-store'

export type { Banner, SeasonalOffer } from '@/contract/shop/promo/promo'

registerFeature(promoFeature)

/** Paths of shop pages, which SHOP NOW doesn't navigate away from. */
const SHOPS = ['/configurator', '/accessories', '/spares']

const NONE = promoSlice.getInitialState()
const selectPromo = ({ promo }: Partial<RootState>) => promo ?? NONE

export function usePromo() {
  const dispatch = useAppDispatch()
  const router = useRouter()
  const { promo, items, isOpen, isRefused } = useAppSelector(selectPromo)
  const { banner, seasonal } = promo
  const isDismissed = items.some(({ id, is_dismissed }) => id === banner?.id && is_dismissed)

  /** Copies the code (spec §2); if copying fails, the code stays visible. */
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
