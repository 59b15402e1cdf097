import { useCallback } from 'react'

import type { Cents } from '@/domain/kit/money'
import { displayPrice } from '@/domain/shop/tax/display-price'

import { useChosenCountry } from '@/hooks/shop/countries/use-chosen-country'

/** Converts prices before tax; static pages show the default country's until another one is loaded. */
export function useDisplayPrice(): (net: Cents) => Cents {
  const country = useChosenCountry()
  return useCallback((net) => (country ? displayPrice(net, country) : net), [country])
}
