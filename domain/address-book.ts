import { ADDRESS_FIELDS, normalizeAddress, type FormAddress } from './address-errors'
import type { Country } from './country'
import { unicodeForm } from './plain-text'

/** What decides the order and the choices of an address book. */
interface Entry {
  id: number
  /** Chosen for delivery, or for the bill, when a checkout opens. */
  is_shipping: boolean
  is_billing: boolean
}

/** The most addresses that a book holds. */
export const MOST_ADDRESSES = 20

/**
 * The book after an address was saved: a new one stands first, and what it was chosen for is taken from the
 * others.
 */
export function withSaved<E extends Entry>(book: readonly E[], saved: E): E[] {
  const isNew = book.every(({ id }) => id !== saved.id)
  const all = isNew
    ? [saved, ...book]
    : book.map((entry) => (entry.id === saved.id ? saved : entry))
  return all.map((entry) =>
    entry.id === saved.id
      ? entry
      : {
          ...entry,
          is_shipping: entry.is_shipping && !saved.is_shipping,
          is_billing: entry.is_billing && !saved.is_billing,
        },
  )
}

/** The book after an address was deleted: what it was chosen for goes to the newest one. */
export function withoutDeleted<E extends Entry>(book: readonly E[], id: number): E[] {
  const gone = book.find((entry) => entry.id === id)
  const left = book.filter((entry) => entry.id !== id)
  const [newest, ...others] = left
  if (!gone || !newest) return left
  return [
    {
      ...newest,
      is_shipping: newest.is_shipping || gone.is_shipping,
      is_billing: newest.is_billing || gone.is_billing,
    },
    ...others,
  ]
}

/** Fields whose blanks mean nothing. Elsewhere "Flat 1, 23 Main St" would be "Flat 12, 3 Main St". */
const WITHOUT_BLANKS: readonly string[] = ['postcode', 'phone'] satisfies (keyof FormAddress)[]

/**
 * What two spellings of one address share: case, punctuation and Unicode forms don't count. Stored ones may have the postal
 * code or region in another form than the country's.
 */
export function addressKey(typed: FormAddress, country: Country | undefined): string {
  const address = country ? normalizeAddress(typed, country) : typed
  const fields = ADDRESS_FIELDS.map((field) =>
    unicodeForm(String(address[field]), 'NFKC')
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, WITHOUT_BLANKS.includes(field) ? '' : ' ')
      .trim(),
  )
  return JSON.stringify(fields)
}
