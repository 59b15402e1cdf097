import type { Drafts } from '@/contract/office/drafts/drafts'
import type { Cents } from '@/domain/kit/money'
import type { FreeLineKind } from '@/domain/shop/orders/free-line'
import type { TillWay } from '@/domain/shop/payment/till'
import type { DraftState } from '@/domain/office/drafts/drafts'
import { dateLong, money } from '@/utils/format'

import type { DialogRequest } from '@/messages/kit/dialogs'
import { amountLabel } from '@/messages/office/kit/amount-label'

type Row = Drafts[number]

const STATES: Record<DraftState, string> = {
  open: 'Waiting for payment',
  ordered: 'Ordered, unpaid',
  paid: 'Paid',
  expired: 'Expired',
  canceled: 'Canceled',
}

const FREE_KINDS: Record<FreeLineKind, string> = {
  goods: 'Taxed, ships',
  service: 'Taxed, no shipping',
  untaxed: 'Not taxed, no shipping',
}

const TAKEN: Record<TillWay, string> = {
  cash: 'Paid in cash',
  terminal: 'Paid by card terminal',
}

export const drafts = {
  title: 'Draft orders',
  lead: 'Orders by phone or in the shop: put the items together. The customer pays with a link, or you have the money already. Until it’s paid, nothing is reserved.',
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
  free: 'Something that isn’t in the catalog',
  addFree: 'Add this line',
  freePrice: 'Price before tax',
  freeKindLabel: 'Tax and shipping',
  freeKind: (kind: FreeLineKind) => FREE_KINDS[kind],
  freeLine: (title: string, price: Cents, kind: FreeLineKind) =>
    `${title}, ${money(price)} (${FREE_KINDS[kind].toLowerCase()})`,
  amountFault: 'Enter an amount from 0.01 to 100,000, such as 49.90.',
  get givenDiscount() {
    return amountLabel('Discount')
  },
  discountReason: 'Reason for the discount',
  discountReasonHint: 'It is printed on the invoice.',
  eitherDiscount: 'Use either a promo code or a discount.',
  reasonFault: 'Enter a short reason.',
  take: (way: TillWay) => TAKEN[way],
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
  missing: {
    email: 'Enter an email address.',
    name: 'Enter a name.',
    line1: 'Enter a street address.',
    city: 'Enter a city.',
    title: 'Enter what it is.',
  },
  noItems: 'Add at least one item.',
  quote: 'What it costs',
  shipping: 'Shipping',
  discount: 'Discount',
  total: 'Total',
  computing: 'Computing…',
  send: 'Email the link',
  makeLink: 'Make the link',
  noServer:
    'No mail server is connected, so no email goes out. You get the link to pay, to send to the customer yourself. Connect one under Payment and email.',
  sent: (email: string) => `${email} will get it by email.`,
  taken: (number: string) => `Order ${number} is placed and paid.`,
  saved: (email: string) => `Saved. Copy the link and send it to ${email}.`,
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
  extend: 'Extend by a week',
  cancel: 'Cancel',
} as const

export function cancelDraftDialog({ title, email }: Pick<Row, 'title' | 'email'>) {
  return {
    title: 'Cancel this draft order?',
    message: `The link for ${title} that ${email} has can’t be paid anymore. You can’t undo this, but you can send a new draft.`,
    icon: 'info',
    type: 'wide',
    primaryButtonType: 'default',
    primaryButton: 'Cancel the draft',
    secondaryButton: 'Keep it',
  } as const satisfies DialogRequest
}

/** @param draft without a title if no link was sent */
export function takeDraftDialog(
  way: TillWay,
  { title, total, email }: Pick<Row, 'total' | 'email'> & { title?: string },
  hasMail: boolean,
) {
  const papers = hasMail
    ? `we email the confirmation and the invoice to ${email}`
    : 'you find the invoice on its page, because no mail server is connected'
  const what = title
    ? `${title} becomes a paid order, the link to pay ends,`
    : 'It becomes a paid order, no link is sent,'
  return {
    title: `${TAKEN[way]}: ${money(total)}?`,
    message: `Only do this once you have the money. ${what} and ${papers}. A refund is then handed back by you.`,
    icon: 'info',
    type: 'wide',
    primaryButtonType: 'default',
    primaryButton: TAKEN[way],
    secondaryButton: 'Not yet',
  } as const satisfies DialogRequest
}
