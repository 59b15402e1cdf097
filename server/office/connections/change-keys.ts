import {
  endOf,
  isSecretField,
  readKeys,
  withStoredSecrets,
  type Keys,
} from '@/domain/office/connections/key-fields'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { KeysRefused, KeysUnchecked } from '@/server/kernel/ports/connections'

import {
  findCurrentKeys,
  insertKeys,
  isAnyUsed,
  lockKeys,
  markUsed,
  openKeys,
  retireKeys,
  sealKeys,
  type Slot,
} from './key-queries'

type KeyDeps = Pick<Deps, 'db' | 'clock' | 'secret' | 'connections'>

/**
 * Tries keys at the service and stores them if they work. Blank secrets keep what is stored.
 * @throws DomainError invalid_input, connection_unreachable
 */
export async function setKeys(
  { db, clock, secret, connections }: KeyDeps,
  slot: Slot,
  { typed, by }: { typed: Keys; by: number },
): Promise<void> {
  const { connection, mode } = slot
  const stored = await findCurrentKeys(db, slot)
  const known = (stored && openKeys(secret, stored)) ?? {}
  const { keys, faults } = readKeys(connection, mode, withStoredSecrets(connection, typed, known))
  if (Object.keys(faults).length > 0) throw refused(faults)
  // Outside of the transaction, because the service may take seconds.
  await connections.tryKeys({ ...slot, keys }).catch(rejection)
  await db.transaction(async (tx) => {
    await lockKeys(tx)
    const wasUsed = (await findCurrentKeys(tx, slot))?.is_used ?? false
    await retireKeys(tx, slot, clock.now())
    await insertKeys(tx, {
      ...slot,
      sealed: sealKeys(secret, slot, keys),
      ends: endOf(
        keys[Object.keys(keys).find((name) => isSecretField(connection, name)) ?? ''] ?? '',
      ),
      is_used: wasUsed || !(await isAnyUsed(tx, connection)),
      ...{ set_by: by, set_at: clock.now() },
    })
  })
  connections.renew()
}

/** Pays with the keys of the other mode from now on. @throws DomainError keys_not_found */
export async function switchKeys({ db, connections }: KeyDeps, slot: Slot): Promise<void> {
  await db.transaction(async (tx) => {
    await lockKeys(tx)
    if (!(await markUsed(tx, slot))) throw new DomainError('keys_not_found', slot.connection)
  })
  connections.renew()
}

/** @throws DomainError keys_not_found */
export async function removeKeys({ db, clock, connections }: KeyDeps, slot: Slot): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await findCurrentKeys(tx, slot))) throw new DomainError('keys_not_found', slot.connection)
    await retireKeys(tx, slot, clock.now())
  })
  connections.renew()
}

function rejection(error: unknown): never {
  if (error instanceof KeysRefused) throw refused({ [error.field]: error.message })
  if (error instanceof KeysUnchecked)
    throw new DomainError('connection_unreachable', error.message, { cause: error.cause })
  throw error
}

const refused = (faults: Readonly<Record<string, string>>) =>
  new DomainError('invalid_input', 'Wrong keys.', {
    errors: Object.entries(faults).map(([field, message]) => ({ field: `keys.${field}`, message })),
  })
