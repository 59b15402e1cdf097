import type { Bike } from './bike'
import type { Cents } from '@/domain/kit/money'
import { displayPrice, type TaxRule } from '@/domain/shop/tax/display-price'

/** Returns a bike with the country's display prices. For display only: carts are priced before tax. */
export function bikeAsShown(bike: Bike, rule: TaxRule): Bike {
  if (!rule.prices_include_tax || rule.taxes.length === 0) return bike
  const shown = (price: Cents) => displayPrice(price, rule)
  return {
    ...bike,
    price: shown(bike.price),
    colors: bike.colors.map((color) => ({ ...color, surcharge: shown(color.surcharge) })),
    groups: bike.groups.map((group) => ({
      ...group,
      parts: group.parts.map((part) => ({ ...part, price: shown(part.price) })),
    })),
  }
}
