import {
  typedFaults,
  type AddressForm,
  type CheckoutForm,
  type FindCountry,
  type FormFaults,
} from './checkout-form'

export type ShippingChoice = number | 'typed'
type BillingChoice = ShippingChoice | 'same'

export interface MemberChoice {
  shipping: ShippingChoice
  billing: BillingChoice
}

/** The user's explicit choices; null for the address book's defaults. */
export interface MemberCheckoutChoices {
  shipping: ShippingChoice | null
  billing: BillingChoice | null
  isCreditUsed: boolean
  /** Whether to save a typed address. */
  isSaved: boolean
}

type Destination = Pick<AddressForm, 'country_id' | 'region' | 'postcode'>

interface Book {
  addresses: readonly ({ id: number } & Destination)[]
  selected_shipping_id: number | null
  selected_billing_id: number | null
}

/**
 * Returns the addresses of an order: the user's choice if it still exists, else the book's
 * defaults. Keeps what was typed before login; with an empty book, an address must be typed.
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

export function shippingAddress(choice: MemberChoice, book: Book, form: CheckoutForm): Destination {
  return book.addresses.find(({ id }) => id === choice.shipping) ?? form.shipping
}

/** Validates a user's order, in which only typed addresses can be invalid. */
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

/** Checks whether an address is blank, ignoring the name: it may be prefilled from the account. */
function isBlank({ line1, city, postcode }: AddressForm): boolean {
  return [line1, city, postcode].every((text) => text.trim() === '')
}
