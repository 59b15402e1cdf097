import type { z } from 'zod'

import type { addressesSchemas } from '@/contract/account/addresses/addresses.schema'
import { addressKey, MOST_ADDRESSES } from '@/domain/account/addresses/address-book'
import type { FormAddress } from '@/domain/account/addresses/address-errors'
import { readCatalog } from '@/server/catalog'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { checkAddresses } from './check-addresses'
import {
  deleteAddress,
  findAddress,
  insertAddress,
  listAddresses,
  lockAddressBook,
  unchooseOthers,
  updateAddress,
  type AddressRow,
} from './queries'

export type AddressBody = z.output<(typeof addressesSchemas)['add']['body']>
type BookDeps = Pick<Deps, 'db' | 'clock'>

const PURPOSES = ['is_shipping', 'is_billing'] as const

/** Upserts an address. @throws DomainError address_book_full, invalid_input by its country's form */
export async function addAddress(
  { db, clock }: BookDeps,
  userId: number,
  body: AddressBody,
): Promise<AddressRow> {
  const { '': checked } = await checkAddresses(db, { '': body })
  return db.transaction(async (tx) => {
    const saved = await saveAddress({ clock }, tx, { userId, address: { ...body, ...checked } })
    if (!saved) throw new DomainError('address_book_full', `${MOST_ADDRESSES} addresses.`)
    return saved
  })
}

interface SaveAddressInput {
  userId: number
  /** Address that has been checked against the form of its country. */
  address: AddressBody
}

/** Upserts an address, ignoring spelling differences; returns undefined if the book is full. */
export async function saveAddress(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  { userId, address }: SaveAddressInput,
): Promise<AddressRow | undefined> {
  await lockAddressBook(tx, userId)
  const book = await listAddresses(tx, userId)
  const { allCountriesById } = await readCatalog(tx)
  const keyOf = (one: FormAddress) => addressKey(one, allCountriesById.get(one.country_id))
  const twin = book.find((one) => keyOf(one) === keyOf(address))
  if (!twin && book.length >= MOST_ADDRESSES) return undefined
  const isFirst = book.length === 0
  const chosen = {
    is_shipping: isFirst || twin?.is_shipping || (address.is_shipping ?? false),
    is_billing: isFirst || twin?.is_billing || (address.is_billing ?? false),
  }
  await makeRoom(tx, { userId, id: twin?.id ?? null }, chosen)
  const row = { ...address, ...chosen }
  if (twin) return updateAddress(tx, { userId, id: twin.id }, row)
  return insertAddress(tx, { ...row, user_id: userId, created_at: clock.now() })
}

/** @throws DomainError address_not_found, also for another user's address */
export async function changeAddress(
  { db }: Pick<Deps, 'db'>,
  key: { userId: number; id: number },
  body: AddressBody,
): Promise<AddressRow> {
  if (!(await findAddress(db, key))) throw notFound(key.id)
  const { '': checked } = await checkAddresses(db, { '': body })
  return db.transaction(async (tx) => {
    await lockAddressBook(tx, key.userId)
    const before = await findAddress(tx, key)
    if (!before) throw notFound(key.id)
    // A default can be moved to another address, but never cleared.
    const chosen = {
      is_shipping: before.is_shipping || (body.is_shipping ?? false),
      is_billing: before.is_billing || (body.is_billing ?? false),
    }
    await makeRoom(tx, key, chosen)
    const row = await updateAddress(tx, key, { ...checked, ...chosen })
    if (!row) throw notFound(key.id)
    return row
  })
}

/** Deletes an address permanently; the newest remaining one replaces it as the default. */
export async function removeAddress(
  { db }: Pick<Deps, 'db'>,
  key: { userId: number; id: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAddressBook(tx, key.userId)
    const gone = await deleteAddress(tx, key)
    if (!gone) throw notFound(key.id)
    const [newest] = await listAddresses(tx, key.userId)
    if (!newest) return
    const is_shipping = newest.is_shipping || gone.is_shipping
    const is_billing = newest.is_billing || gone.is_billing
    await updateAddress(tx, { ...key, id: newest.id }, { is_shipping, is_billing })
  })
}

async function makeRoom(
  tx: Db,
  key: { userId: number; id: number | null },
  chosen: Record<(typeof PURPOSES)[number], boolean>,
): Promise<void> {
  for (const purpose of PURPOSES) if (chosen[purpose]) await unchooseOthers(tx, key, purpose)
}

const notFound = (id: number) => new DomainError('address_not_found', `No address ${id}.`)
