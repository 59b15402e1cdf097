import type { Bike } from './bike'
import type { Country } from './country'
import { addCents, shareOfCents, type Cents } from './money'

/** An amount before tax as the country's law wants it shown: with its tax, or without (spec open). */
export function shownPrice(net: Cents, country: Country): Cents {
  return addCents(net, includedTax(net, country))
}

/** The tax that is part of the shown amount; 0 where prices are shown without. */
export function includedTax(net: Cents, { prices_include_tax, tax_basis_points }: Country): Cents {
  return shareOfCents(net, prices_include_tax ? tax_basis_points : 0)
}

/** A bike whose prices are those that are shown in a country. For reading alone: carts are priced before tax. */
export function bikeAsShown(bike: Bike, country: Country): Bike {
  if (!country.prices_include_tax || country.tax_basis_points === 0) return bike
  const shown = (price: Cents) => shownPrice(price, country)
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
