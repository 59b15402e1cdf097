import { ADDRESS_FIELDS, normalizeAddress, type FormAddress } from './address-errors'
import type { Country } from '@/domain/shop/countries/country'
import { unicodeForm } from '@/domain/kit/plain-text'

interface Entry {
  id: number
  /** Whether the address is a default at checkout, for shipping or for billing. */
  is_shipping: boolean
  is_billing: boolean
}

export const MOST_ADDRESSES = 20

/** Adds a new address at the top or replaces a saved one; the others lose its defaults. */
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

/** Returns the address book without a deleted address, whose defaults move to the newest one. */
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

/** Fields whose spaces are ignored. Elsewhere "Flat 1, 23 Main St" would equal "Flat 12, 3 Main St". */
const WITHOUT_BLANKS: readonly string[] = ['postcode', 'phone'] satisfies (keyof FormAddress)[]

/** Returns a deduplication key that ignores case, punctuation, Unicode and postal code formats. */
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
