import { Email } from '@/contract/kit/text.schema'
import {
  ADDRESS_FIELDS,
  addressErrors,
  normalizeAddress,
  type FormAddress,
} from '@/domain/account/addresses/address-errors'
import type { Country } from '@/domain/shop/countries/country'
import { MAX_CUSTOMER_NOTE } from '@/domain/office/customers/customers'
import { mailboxKey } from '@/domain/kit/mailbox'
import { parseDollars, type Cents } from '@/domain/kit/money'
import { normalizeCode, normalizeLine, normalizeProse } from '@/domain/kit/plain-text'

import type { Cells, CsvLines, Verdict } from './kind'

/** Address in a line. An empty recipient or phone number keeps the existing one. */
type AddressCells = Record<(typeof ADDRESS)[number], string>

/** A customer line. Empty cells keep existing values. */
export interface CustomerLine {
  /** Id of an exported account; empty for a customer from another shop. */
  id: string
  email: string
  name: string
  last_name: string
  /** Null unless the line has a street and a city. */
  address: AddressCells | null
  note: string
  isDisabled: boolean
  hasRole: boolean
  /** Values that aren't imported, only reported to staff. */
  ignored: { newsletter: boolean; credit: Cents; address: boolean }
}

export interface ExistingCustomer {
  public_id: string
  name: string
  last_name: string
  isDisabled: boolean
  isStaff: boolean
  isSubscribed: boolean
  /** Default address for checkout. */
  address: FormAddress | null
  notes: readonly string[]
  credit: Cents
}

export interface CustomerBook {
  /** Finds a customer by email address in any spelling. */
  find: (email: string) => ExistingCustomer | undefined
  hasId: (id: string) => boolean
  countries: readonly Country[]
  isOffered: (country: number) => boolean
}

const ADDRESS = [
  ...(['recipient', 'line1', 'line2', 'city', 'region', 'postcode', 'country', 'phone'] as const),
] as const

const LONGEST = {
  ...{ name: 80, last_name: 80, recipient: 120, line1: 160, line2: 160, city: 100, region: 100 },
  ...{ postcode: 20, country: 100, phone: 40 },
}

/** Columns that are compared character by character. */
const CODES: readonly string[] = ['id', 'postcode', 'phone']

const isNo = (cell: string) => ['', 'no', 'false', '0'].includes(cell.trim().toLowerCase())

function parseCustomerLine(cells: Cells): CustomerLine | string {
  const cell = (name: string) =>
    (CODES.includes(name) ? normalizeCode : normalizeLine)(cells[name] ?? '')
  const email = Email.safeParse(cell('email'))
  if (cell('email') === '') return 'email is missing.'
  if (!email.success) return 'email must be an address such as name@example.com.'
  const tooLong = Object.entries(LONGEST).find(([name, most]) => !isLine(cell(name), most))
  if (tooLong) return `${tooLong[0]} can have ${tooLong[1]} characters at most, on one line.`
  const note = normalizeProse(cells.note ?? '')
  if (note.length > MAX_CUSTOMER_NOTE) return 'note can have 2,000 characters at most.'
  const address = Object.fromEntries(ADDRESS.map((name) => [name, cell(name)])) as AddressCells
  const missing = missingOf(address)
  if (missing !== null) return `${missing} is missing. Complete the address, or leave it empty.`
  return {
    ...{
      id: cell('id'),
      email: email.data,
      name: cell('name'),
      last_name: cell('last_name'),
      note,
    },
    address: address.line1 === '' ? null : address,
    isDisabled: !isNo(cell('disabled')),
    hasRole: cell('role') !== '',
    ignored: {
      newsletter: !isNo(cell('newsletter')),
      credit: parseDollars(cell('store_credit')) ?? (0 as Cents),
      address: address.line1 === '' && Object.values(address).some((part) => part !== ''),
    },
  }
}

const isLine = (text: string, most: number) => text.length <= most && !/\p{Cc}/u.test(text)

function missingOf({ line1, city, country }: AddressCells): string | null {
  if (line1 === '') return city === '' ? null : 'line1'
  if (city === '') return 'city'
  return country === '' ? 'country' : null
}

const keyOf = ({ email }: CustomerLine) => mailboxKey(email)

export const customerLines: CsvLines<CustomerLine> = {
  parse: parseCustomerLine,
  keyOf,
  // The key is used to find the line again when an account is erased.
  titleOf: keyOf,
  twice: (line) => `Line ${line} has the same email address.`,
}

/** Validates a line against existing customers and lists which of its values are ignored. */
export function validateCustomerLine(line: CustomerLine, book: CustomerBook): Verdict {
  const known = book.find(line.email)
  const refused = refusalOf(line, known, book)
  if (refused !== null) return { refused }
  const address = addressFor(line, known, book)
  if (typeof address === 'string') return { refused: address }
  const hint = hintOf(line, known)
  if (!known) return { verdict: 'new', hint }
  const isSame =
    nameFor(line, known).every((name, at) => name === [known.name, known.last_name][at]) &&
    address === null &&
    noteFor(line, known) === null
  return { verdict: isSame ? 'same' : 'change', hint }
}

function refusalOf(
  { id, name, isDisabled, hasRole }: CustomerLine,
  known: ExistingCustomer | undefined,
  { hasId }: CustomerBook,
): string | null {
  if (id !== '' && known?.public_id !== id) {
    return hasId(id)
      ? 'The account with this id has another email address, which only its customer changes.'
      : 'The account with this id was deleted. To add a new one all the same, leave id empty.'
  }
  if (known?.isStaff) return 'This account belongs to the staff.'
  if (known?.isDisabled) return 'This account is disabled. Enable it first.'
  if (known) return null
  if (hasRole) return 'Staff are invited, not imported.'
  if (isDisabled) return 'A disabled account isn’t added.'
  return name === '' ? 'Enter a name for a new customer.' : null
}

export const nameFor = (line: CustomerLine, known?: ExistingCustomer) =>
  [line.name || (known?.name ?? ''), line.last_name || (known?.last_name ?? '')] as const

/** Returns the note to add, or null if the line has none or the note already exists. */
export const noteFor = ({ note }: CustomerLine, known?: ExistingCustomer): string | null =>
  note === '' || known?.notes.includes(note) ? null : note

/** Returns the resulting address, null if unchanged, or a message if the address is invalid. */
export function addressFor(
  line: CustomerLine,
  known: ExistingCustomer | undefined,
  { countries, isOffered }: CustomerBook,
): FormAddress | string | null {
  if (line.address === null) return null
  const { recipient, country: named, phone, ...cells } = line.address
  const country = findCountry(countries, named)
  if (!country) return `There’s no country “${named}”. Enter its code, such as US or DE.`
  const was = known?.address ?? null
  const address = {
    ...cells,
    country_id: country.id,
    name: recipient || was?.name || nameFor(line, known).join(' ').trim(),
    phone: phone || (was?.phone ?? ''),
  }
  const stored = normalizeAddress(address, country)
  if (was && isSameAddress(stored, normalizeAddress(was, country))) return null
  if (!isOffered(country.id)) return `The shop doesn’t deliver to ${country.title}.`
  const [error] = addressErrors('', address, country)
  return error ? `${error.field}: ${error.message}` : stored
}

function findCountry(countries: readonly Country[], text: string): Country | undefined {
  const needle = text.toLowerCase()
  return countries.find(
    ({ code, title }) => code.toLowerCase() === needle || title.toLowerCase() === needle,
  )
}

const isSameAddress = (a: FormAddress, b: FormAddress) =>
  ADDRESS_FIELDS.every((name) => a[name] === b[name])

function hintOf({ ignored }: CustomerLine, known: ExistingCustomer | undefined): string {
  return [
    ignored.newsletter && !known?.isSubscribed
      ? 'Doesn’t subscribe to the newsletter: customers do that themselves.'
      : '',
    ignored.credit > 0 && ignored.credit !== known?.credit
      ? 'Store credit isn’t taken over: give it on the customer’s page.'
      : '',
    ignored.address ? 'Without a street and a city, no address is kept.' : '',
  ]
    .filter(Boolean)
    .join(' ')
}
