import { guardedTaxService } from '@/server/payments/providers/guarded-tax-service'
import { stripeTax } from '@/server/payments/providers/stripe/tax'

import type { TestShop } from '../shop'
import { STRIPE_KEY } from './fake-stripe'
import { FakeStripeTax } from './fake-stripe-tax'

/** Gives a shop a tax service for each test. @returns the double of the present test */
export function freshTaxService(shop: TestShop, fallback: 'refuse' | 'own'): () => FakeStripeTax {
  let fake: FakeStripeTax
  beforeAll(() => import('stripe'))
  beforeEach(async () => {
    fake = await FakeStripeTax.start()
    serveTaxes(shop, fake, fallback)
  })
  afterEach(async () => {
    await fake.server.close()
    expect(fake.server.violations).toEqual([])
  })
  return () => fake
}

export function serveTaxes(shop: TestShop, fake: FakeStripeTax, fallback: 'refuse' | 'own'): void {
  const settings = { secretKey: STRIPE_KEY, apiBase: fake.server.origin, timeoutMs: 3_000 }
  shop.deps.taxService = guardedTaxService(stripeTax(settings), { fallback })
}
