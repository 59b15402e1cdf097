import type { ApiKey } from '@/contract/office/keys/keys'
import type { MadeKey } from '@/contract/office/keys/keys-routes'
import { KEY_PERMISSIONS, type KeyPermission } from '@/domain/kit/permissions'

import { dataOf } from '../member-shop'
import { as, bearer, PASSWORD, type Member } from '../members'
import type { Reply, TestShop } from '../shop'

const KEYS = '/api/backoffice/keys'

interface KeyInput {
  name?: string
  permissions?: readonly KeyPermission[]
  ip_ranges?: string[]
  expires_at?: string | null
}

export const addKey = async (shop: TestShop, maker: Member, input: KeyInput = {}) =>
  dataOf<ApiKey>(
    await as(shop, maker)('POST', KEYS, {
      ...{ name: 'Accounting', permissions: KEY_PERMISSIONS, ip_ranges: [], expires_at: null },
      ...input,
    }),
  )

export const makeSecret = (shop: TestShop, maker: Member, id: string, password = PASSWORD) =>
  as(shop, maker)('POST', `${KEYS}/${id}/secret`, { password })

/** Adds a key and makes its secret. */
export async function makeKey(shop: TestShop, maker: Member, input: KeyInput = {}) {
  const { id } = await addKey(shop, maker, input)
  return dataOf<MadeKey>(await makeSecret(shop, maker, id))
}

export const revokeKey = (shop: TestShop, maker: Member, id: string) =>
  as(shop, maker)('POST', `${KEYS}/${id}/revocation`, {})

/** Sends requests with a key. */
export const withKey =
  ({ send }: Pick<TestShop, 'send'>, secret: string) =>
  (method: string, path: string, body?: unknown, headers = {}): Promise<Reply> =>
    send(method, path, body, { ...bearer(secret), ...headers })
