/**
 * Paths of money in API responses, which routes list for `call`: they start at `data`, traverse arrays implicitly,
 * and use '*' for any key of a record. A test compares them with the schemas.
 */

/** @example under('quote', ['total']) // ['quote.total'] */
export const under = (place: string, paths: readonly string[]): string[] =>
  paths.map((path) => `${place}.${path}`)

export const TOTALS = ['subtotal', 'discount', 'shipping', 'assembly', 'tax', 'total']
const LINE = ['price', 'total_price', 'discount']
export const FIX = under('fix', ['price', 'price_delta', 'shown_price', 'shown_price_delta'])
export const QUOTE = [
  ...under('lines', [...LINE, 'shown_price', 'shown_total_price', ...FIX]),
  ...under('totals', TOTALS),
  ...under('shown', ['subtotal', 'discount', 'shipping', 'assembly']),
]
export const COUNTRY = ['shipping_bike', 'shipping_goods']

export const TRANSFER = under('transfer', ['amount', 'received'])
export const ORDER = [
  'amount_due',
  'difference.due',
  ...under('lines', [...LINE, 'build_sheet.prices.price']),
  ...under('totals', TOTALS),
  ...TRANSFER,
]

export const DELIVERED = ['price', 'shipping', 'tax', 'total', 'shown.price', 'shown.shipping']
export const GOODS = ['price', 'variants.price', 'bundle.apart', ...under('delivered', DELIVERED)]
export const BIKE = ['price', 'colors.surcharge', 'groups.parts.price']
