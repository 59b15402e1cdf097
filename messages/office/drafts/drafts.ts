import type { Drafts } from '@/contract/office/drafts/drafts'
import type { Cents } from '@/domain/kit/money'
import type { DraftState } from '@/domain/office/drafts/drafts'
import { dateLong, money } from '@/utils/format'

import type { DialogRequest } from '@/messages/kit/dialogs'

type Row = Drafts[number]

const STATES: Record<DraftState, string> = {
  open: 'Waiting for payment',
  ordered: 'Ordered, unpaid',
  paid: 'Paid',
  expired: 'Expired',
  canceled: 'Canceled',
}

export const drafts = {
  title: 'Draft orders',
  lead: 'Orders by phone: put the items together, and we email a link to pay. Nothing is reserved, and nothing counts as an order, before the customer presses it.',
  add: 'New draft order',
  items: 'Items',
  build: 'Saved build: link or code',
  buildHint: 'What a customer gets who presses Share in the configurator.',
  buildFault: 'This has no code of a saved build, such as AB12CD34.',
  addBuild: 'Add',
  product: 'Find an accessory or a spare part',
  productHint: 'Words of its name, or its number',
  productSearch: {
    suggestions: 'Products that were found',
    nothing: 'Nothing that’s offered has these words.',
    announced: (total: number) =>
      total === 1 ? '1 product found.' : `${total} products found. Use the arrow keys to choose.`,
  },
  forSale: (count: number) => (count > 0 ? `${count} for sale` : 'Sold out'),
  newBike: 'Add a bike',
  bike: 'Bike',
  preset: 'Start from',
  choosePreset: 'Choose…',
  standard: 'Standard parts',
  size: 'Size',
  color: 'Color',
  option: ({ title, change }: { title: string; change: Cents }) =>
    change === 0 ? title : `${title} (${change > 0 ? '+' : ''}${money(change)})`,
  beforeTax: 'Before tax and shipping:',
  close: 'Close',
  addBike: 'Add this bike',
  remove: 'Remove',
  countOf: (title: string) => `Quantity of ${title}`,
  bikeLine: (code: string) => `Saved build ${code}`,
  known: 'Find a customer',
  knownHint: 'Name, email or phone. Type the fields below for everyone else.',
  customerSearch: {
    suggestions: 'Customers that were found',
    nothing: 'No account has these words.',
    announced: (total: number) =>
      total === 1 ? '1 customer found.' : `${total} customers found. Use the arrow keys to choose.`,
  },
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
  sent: (email: string) => `${email} will get it by email.`,
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

export function cancelDraftDialog({ title, email }: Pick<Row, 'title' | 'email'>) {
  return {
    title: 'Cancel this draft order?',
    message: `The link in our email to ${email} for ${title} can’t be paid anymore. You can’t undo this, but you can send a new draft.`,
    icon: 'info',
    type: 'wide',
    primaryButtonType: 'default',
    primaryButton: 'Cancel the draft',
    secondaryButton: 'Keep it',
  } as const satisfies DialogRequest
}
