import type { Drafts } from '@/contract/drafts'
import type { DraftState } from '@/domain/drafts'
import { dateLong, money } from '@/utils/format'

import type { DialogRequest } from './dialogs'

type Row = Drafts[number]

const STATES: Record<DraftState, string> = {
  open: 'Waiting for payment',
  ordered: 'Ordered, unpaid',
  paid: 'Paid',
  expired: 'Expired',
  canceled: 'Canceled',
}

/** Orders that staff put together for somebody on the phone. */
export const drafts = {
  title: 'Draft orders',
  lead: 'Orders by phone: put the items together, and we email a link to pay. Nothing is reserved, and nothing counts as an order, before the customer presses it.',
  add: 'New draft order',
  items: 'Items',
  build: 'Bike: link or code of a saved build',
  buildHint: 'Configure the bike in the shop, press Share, and paste what you get.',
  buildFault: 'This has no code of a saved build, such as AB12CD34.',
  product: 'Product number',
  productHint: 'It’s in the address of the product and in the catalog, such as 5000111.',
  productFault: 'Enter the number of a product.',
  count: 'Pieces',
  countFault: 'Enter a number from 1 to 99.',
  addItem: 'Add item',
  remove: 'Remove',
  bikeLine: (code: string, count: number) => `${count} × saved build ${code}`,
  productLine: (id: number, count: number) => `${count} × product ${id}`,
  customer: 'Customer',
  email: 'Email',
  name: 'Name',
  line1: 'Street address',
  line2: 'Second line',
  city: 'City',
  region: 'State, province or region',
  postcode: 'ZIP or postal code',
  phone: 'Phone',
  country: 'Country',
  promo: 'Promo code',
  days: 'Days to pay',
  daysFault: 'Enter days from 1 to 30.',
  missing: 'Enter something here.',
  noItems: 'Add at least one item.',
  quote: 'What it costs',
  shipping: 'Shipping',
  discount: 'Discount',
  total: 'Total',
  computing: 'Computing…',
  send: 'Email the link',
  sent: (email: string) => `Sent to ${email}.`,
  list: 'Draft orders',
  none: 'No draft orders yet',
  noneHint: 'What you put together for customers shows up here.',
  state: (state: DraftState) => STATES[state],
  facts: ({ name, total, expires_at, state }: Row) =>
    [name, money(total), state === 'open' ? `until ${dateLong(expires_at.slice(0, 10))}` : '']
      .filter(Boolean)
      .join(', '),
  link: 'Open the link',
  again: 'Email again',
  cancel: 'Cancel',
} as const

/** Says what canceling does. */
export function cancelDraftDialog({ title, email }: Pick<Row, 'title' | 'email'>) {
  return {
    title: 'Cancel this draft order?',
    message: `The link that we emailed to ${email} for ${title} can’t be paid anymore. You can’t undo this, but you can send a new draft.`,
    icon: 'info',
    type: 'wide',
    primaryButtonType: 'default',
    primaryButton: 'Cancel the draft',
    secondaryButton: 'Keep it',
  } as const satisfies DialogRequest
}
