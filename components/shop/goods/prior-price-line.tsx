import { displayPrice } from '@/domain/shop/tax/display-price'
import type { Cents } from '@/domain/kit/money'
import { isEea } from '@/domain/shop/countries/eu-law'
import { useChosenCountry } from '@/hooks/shop/countries/use-chosen-country'
import { priorPrice } from '@/messages/shop/goods/prior-price'

/** Lowest price before the current offer, where EU law requires it (Directive 98/6/EC, art. 6a). */
export function PriorPriceLine({ amount }: { amount: Cents }) {
  const country = useChosenCountry()
  if (!country || !isEea(country.code)) return null
  return <p className="mt-1 text-sm">{priorPrice(displayPrice(amount, country))}</p>
}
