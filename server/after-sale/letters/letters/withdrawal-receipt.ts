import { isEea } from '@/domain/shop/countries/eu-law'
import { displayLines } from '@/domain/shop/orders/display-order'
import { shopZone } from '@/utils/shop-region'
import { momentText } from '@/domain/kit/zone-time'
import { orderTitle } from '@/domain/shop/orders/order-title'
import type { Seller } from '@/server/kernel/db/schema/orders/documents'
import type { Letter } from '@/server/kernel/mail/letter'
import type { LineRow, OrderRow } from '@/server/orders'

import { itemRows } from './order-confirmation'
import { shipBackTable } from './ship-back-table'

interface Receipt {
  order: OrderRow
  lines: readonly LineRow[]
  isReturn: boolean
  /** Whether the buyer saw prices with tax. */
  includesTax: boolean
  at: Date
  seller: Seller
  /** Code of the destination. */
  country: string
  url: string
}

/** Returns the receipt of a withdrawal, with date and time, as required on a durable medium. */
export function withdrawalReceipt(receipt: Receipt): Letter {
  const { order, lines, isReturn, includesTax, at, seller, country, url } = receipt
  const isWithdrawal = isEea(country)
  const noun = isWithdrawal ? 'withdrawal' : 'return'
  const moment = momentText(at.toISOString(), shopZone())
  return {
    subject: `Your ${noun}: ${orderTitle(lines)} (${order.number})`,
    title: `We’ve received your ${noun}`,
    preview: `Order ${order.number}, ${moment}`,
    paragraphs: [
      isWithdrawal
        ? `You withdrew from your order of ${orderTitle(lines)} (${order.number}) on ${moment}.`
        : `You asked on ${moment} to return or cancel ${orderTitle(lines)} (${order.number}).`,
      isReturn
        ? 'Please send back what has already shipped. We’ll refund you as soon as we receive it. Batteries ship as hazardous material, so write to us before you send a bike or a battery.'
        : 'You don’t need to send anything back. If you paid, we’ll refund you within 14 days, to your original payment method.',
    ],
    tables: [
      { title: 'Items', rows: itemRows(lines, displayLines(lines, includesTax)) },
      ...(isReturn ? [shipBackTable({ seller, at, label: order.number })] : []),
    ],
    action: { label: 'See your order', url },
    closing: 'Keep this email. It’s your receipt.',
  }
}
