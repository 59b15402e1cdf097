import { useCallback } from 'react'

import type { Cents } from '@/domain/money'
import { displayPrice } from '@/domain/display-price'

import { useChosenCountry } from './use-chosen-country'

/**
 * Converts a catalog price, before tax, to the display price of the visitor's country. Static pages show the default
 * country's until the other one is loaded.
 * @example const shown = useDisplayPrice(); money(shown(spare.price))
 */
export function useDisplayPrice(): (net: Cents) => Cents {
  const country = useChosenCountry()
  return useCallback((net) => (country ? displayPrice(net, country) : net), [country])
}
