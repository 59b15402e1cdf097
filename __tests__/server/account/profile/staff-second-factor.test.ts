import { eq } from 'drizzle-orm'

import type { Deps } from '@/server/kernel/deps'
import { createApi } from '@/server/app'
import { users } from '@/server/kernel/db/schema/accounts/users'

import { idOf } from '@/__tests__/support/after-sales'
import { bearer, register } from '@/__tests__/support/members'
import { sharedShop } from '@/__tests__/support/fixtures'

const shop = sharedShop()

test.each([
  ['required', 403, true],
  ['off', 200, false],
] as const)('staff without a second factor, which is %s', async (rule, status, isNeeded) => {
  const sam = await register(shop, rule)
  const owner = { is_admin: 9, staff_role: 'owner' as const }
  await shop.db
    .update(users)
    .set(owner)
    .where(eq(users.id, await idOf(shop, sam)))
  const deps: Deps = { ...shop.deps, staffSecondFactor: rule }
  const read = (path: string) => createApi(deps).request(path, { headers: bearer(sam.token) })
  expect((await read('/api/backoffice/orders')).status).toBe(status)
  const me = (await (await read('/api/me')).json()) as { data: { needs_second_factor: boolean } }
  expect(me.data.needs_second_factor).toBe(isNeeded)
})

test('no setting turns it off', async () => {
  const { realDeps } = await import('@/server/real-deps')
  const before = process.env
  process.env = { ...before, DATABASE_URL: shop.url, APP_SECRET: 'x'.repeat(40) }
  try {
    expect(realDeps().staffSecondFactor).toBe('required')
  } finally {
    process.env = before
  }
})
