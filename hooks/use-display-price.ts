import { useCallback } from 'react'

import type { Cents } from '@/domain/money'
import { displayPrice } from '@/domain/display-price'

import { useChosenCountry } from './use-chosen-country'

/**
 * Turns a catalog price, before tax, into what is shown in the visitor's country. Static pages show those of the
 * default country until the other one is known.
 * @example const shown = useShownPrice(); money(shown(spare.price))
 */
export function useDisplayPrice(): (net: Cents) => Cents {
  const country = useChosenCountry()
  return useCallback((net) => (country ? displayPrice(net, country) : net), [country])
}
