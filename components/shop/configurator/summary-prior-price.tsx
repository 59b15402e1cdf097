import type { Country } from '@/domain/shop/countries/country'
import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { priorBuildPrice, type EarlierPrices } from '@/domain/shop/bikes/prior-build-price'
import { isEea } from '@/domain/shop/countries/eu-law'
import { displayPrice } from '@/domain/shop/tax/display-price'
import { priorPrice } from '@/messages/shop/goods/prior-price'

interface SummaryPriorPriceProps {
  /** With prices before tax. */
  bike: Bike
  build: Build
  earlier: readonly EarlierPrices[]
  country: Country
}

/** Lowest price of the build before the current offer, where EU law requires it (Directive 98/6/EC, art. 6a). */
export function SummaryPriorPrice({ bike, build, earlier, country }: SummaryPriorPriceProps) {
  if (!isEea(country.code)) return null
  const amount = displayPrice(priorBuildPrice(bike, build, earlier), country)
  return <p className="mt-4 text-sm">{priorPrice(amount)}</p>
}
