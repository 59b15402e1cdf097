import { DEFAULT_ORDER_LIMITS as BASE, type OrderLimits } from '@/domain/shop/cart/order-limits'

import { wholeNumber } from './whole-number'

/** Load tests raise `factor`. @throws Error for a setting that is not a positive integer */
export function orderLimitsFromEnvironment(factor = 1): OrderLimits {
  const line = process.env.MAX_PIECES_PER_LINE
  const order = process.env.MAX_PIECES_PER_ORDER
  const buyer = process.env.MAX_UNPAID_PIECES_PER_BUYER
  const network = process.env.MAX_UNPAID_PIECES_PER_NETWORK
  const held = (name: string, text: string | undefined, byDefault: number) =>
    Math.ceil(wholeNumber(name, text, byDefault) * factor)
  return {
    perLine: wholeNumber('MAX_PIECES_PER_LINE', line, BASE.perLine),
    perOrder: wholeNumber('MAX_PIECES_PER_ORDER', order, BASE.perOrder),
    perBuyer: held('MAX_UNPAID_PIECES_PER_BUYER', buyer, BASE.perBuyer),
    perNetwork: held('MAX_UNPAID_PIECES_PER_NETWORK', network, BASE.perNetwork),
  }
}
