import { EVENT_PROVIDERS } from '@/domain/kit/webhooks'
import { bookCash } from '@/server/ledger'
import type { Db } from '@/server/kernel/db/client'
import { cents } from '@/domain/kit/money'
import { CASH_ACCOUNTS } from '@/server/kernel/db/schema/payments/ledger'

const nobody = {} as Db
const move = { kind: 'payment', amount: cents(100), orderId: 1, cause: 'a test' } as const

test('every provider that reports events has an account in the ledger', () => {
  const without = EVENT_PROVIDERS.filter((one) => !CASH_ACCOUNTS.some((known) => known === one))
  expect(without).toEqual([])
})

test('money of a provider without an account is refused instead of forgotten', async () => {
  await expect(bookCash(nobody, { ...move, provider: 'unknown' })).rejects.toThrow(
    'The ledger has no account for money of unknown.',
  )
})

test('credit moves no money at a provider', async () => {
  await expect(bookCash(nobody, { ...move, provider: 'credit' })).resolves.toBeUndefined()
})
