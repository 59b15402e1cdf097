import {
  typedFaults,
  type AddressForm,
  type CheckoutForm,
  type FindCountry,
  type FormFaults,
} from './checkout-form'

/** Where the goods of a user go: an address of the book, or the one that is typed. */
export type ShippingChoice = number | 'typed'
/** Where the bill goes. */
type BillingChoice = ShippingChoice | 'same'

export interface MemberChoice {
  shipping: ShippingChoice
  billing: BillingChoice
}

/** What the user has chosen so far; null where the address book decides. */
export interface MemberCheckoutChoices {
  shipping: ShippingChoice | null
  billing: BillingChoice | null
  isCreditUsed: boolean
  /** Whether a typed address goes into the book. */
  isSaved: boolean
}

interface Book {
  addresses: readonly { id: number; country_id: number }[]
  selected_shipping_id: number | null
  selected_billing_id: number | null
}

/**
 * The addresses of an order: what the user chose, as far as the book still has it, else what the book has
 * chosen. What was typed before a login is not thrown away, and without a book an address is typed.
 */
export function memberChoice(
  wishes: MemberCheckoutChoices,
  book: Book,
  form: CheckoutForm,
): MemberChoice {
  const has = (id: unknown) => book.addresses.some((one) => one.id === id)
  const { selected_shipping_id: ours, selected_billing_id: bill } = book
  const preferred = wishes.shipping ?? (isBlank(form.shipping) ? ours : 'typed')
  const shipping = has(preferred) ? (preferred as number) : preferred === 'typed' ? 'typed' : ours
  const billing = has(wishes.billing) || typeof wishes.billing === 'string' ? wishes.billing : null
  const own = bill !== null && bill !== ours ? bill : 'same'
  return {
    shipping: shipping ?? 'typed',
    billing: billing ?? (form.billing ? 'typed' : own),
  }
}

/** The country that delivery and tax are computed for. */
export function shippingCountry(choice: MemberChoice, book: Book, form: CheckoutForm): number {
  const chosen = book.addresses.find(({ id }) => id === choice.shipping)
  return chosen?.country_id ?? form.shipping.country_id
}

/** What has to be mended before the order of a user is sent: only typed addresses can be wrong. */
export function memberFaults(
  form: CheckoutForm,
  { shipping, billing }: MemberChoice,
  findCountry: FindCountry,
): FormFaults {
  return typedFaults(
    shipping === 'typed' ? form.shipping : null,
    billing === 'typed' ? form.billing : null,
    findCountry,
  )
}

/** A name alone is no address: it may be that of the account. */
function isBlank({ line1, city, postcode }: AddressForm): boolean {
  return [line1, city, postcode].every((text) => text.trim() === '')
}
