import type { LineFix, QuotedCart, WireLineFix, WireQuote } from '@/contract/cart'
import type { WireBike } from '@/contract/configurator'
import type { WireCountry } from '@/contract/countries'
import type { Bike } from '@/domain/bike'
import type { Country } from '@/domain/country'
import { fromDollars } from '@/domain/money'

/** A bike of the wire with its dollars turned into cents. */
export function bikeFromWire(wire: WireBike): Bike {
  return {
    ...wire,
    price: fromDollars(wire.price),
    colors: wire.colors.map((color) => ({ ...color, surcharge: fromDollars(color.surcharge) })),
    groups: wire.groups.map((group) => ({
      ...group,
      parts: group.parts.map((part) => ({ ...part, price: fromDollars(part.price) })),
    })),
  }
}

/** A country of the wire with its dollars turned into cents. */
export function countryFromWire(wire: WireCountry): Country {
  return {
    ...wire,
    shipping_bike: fromDollars(wire.shipping_bike),
    shipping_goods: fromDollars(wire.shipping_goods),
  }
}

/** A quote of the wire with its dollars turned into cents. */
export function quoteFromWire(wire: WireQuote): QuotedCart {
  const lines = wire.lines.map((line) => ({
    ...lineFromWire(line),
    shown_price: fromDollars(line.shown_price),
    shown_total_price: fromDollars(line.shown_total_price),
    fix: fixFromWire(line.fix),
  }))
  const { subtotal, discount, shipping, assembly, includes_tax } = wire.shown
  const shown = {
    subtotal: fromDollars(subtotal),
    discount: fromDollars(discount),
    shipping: fromDollars(shipping),
    assembly: fromDollars(assembly),
    includes_tax,
  }
  return { ...wire, lines, shown, totals: totalsFromWire(wire.totals) }
}

/** A change that makes a line salable, with its dollars turned into cents. */
export function fixFromWire(fix: WireLineFix | null): LineFix | null {
  if (!fix) return null
  return {
    ...fix,
    price: fromDollars(fix.price),
    price_delta: fromDollars(fix.price_delta),
    shown_price: fromDollars(fix.shown_price),
    shown_price_delta: fromDollars(fix.shown_price_delta),
  }
}

type WireLine = WireQuote['lines'][number]

/** One priced line; extra members of the line are kept. */
export function lineFromWire<L extends Pick<WireLine, 'price' | 'total_price' | 'discount'>>(
  line: L,
) {
  return {
    ...line,
    price: fromDollars(line.price),
    total_price: fromDollars(line.total_price),
    discount: fromDollars(line.discount),
  }
}

export function totalsFromWire(totals: WireQuote['totals']): QuotedCart['totals'] {
  return {
    subtotal: fromDollars(totals.subtotal),
    discount: fromDollars(totals.discount),
    shipping: fromDollars(totals.shipping),
    assembly: fromDollars(totals.assembly),
    tax: fromDollars(totals.tax),
    tax_title: totals.tax_title,
    total: fromDollars(totals.total),
  }
}
