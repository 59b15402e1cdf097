import type { PricedCart } from './price-cart'

type Quote = PricedCart['quote']

/** Omits the fields that only an order needs. */
export function quoteAnswer(quote: Quote): Quote {
  const { subtotal, discount, shipping, assembly, includes_tax } = quote.shown
  return {
    ...quote,
    lines: quote.lines.map(lineAnswer),
    shown: { subtotal, discount, shipping, assembly, includes_tax },
  }
}

function lineAnswer(line: Quote['lines'][number]): Quote['lines'][number] {
  const { product_id, kind, title, description, thumbnail, bike_slug, build, options } = line
  const { count, price, total_price, discount, variant, problem, fix, is_gone } = line
  const { shown_price, shown_total_price, gift, contents, external_link } = line
  return {
    ...{ product_id, kind, title, description, thumbnail, bike_slug, build, options },
    ...{ count, price, total_price, discount, variant, problem, fix },
    ...(is_gone ? { is_gone } : {}),
    ...{ shown_price, shown_total_price, gift, contents, external_link },
  }
}
