import type { Db } from '@/server/kernel/db/client'
import { providersFromEnvironment } from '@/server/payments/providers/providers-from-environment'

const shop = { db: {} as Db, secret: 'secret', shopUrl: 'https://shop.test' }

function offered(env: Record<string, string>) {
  return providersFromEnvironment(shop, env)
    .filter(({ isInternal }) => !isInternal)
    .map(({ id, isTest }) => `${id}${isTest ? ' (test)' : ''}`)
}

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1' }
const PAYPAL = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret' }

describe('ways to pay', () => {
  test.each([
    ['nothing', {}, ['sandbox (test)']],
    ['test keys of Stripe', STRIPE, ['stripe (test)']],
    ['live keys of Stripe', { STRIPE_SECRET_KEY: 'sk_live_1' }, ['stripe']],
    ['both providers', { ...STRIPE, ...PAYPAL }, ['stripe (test)', 'paypal (test)']],
    ['half of the keys of PayPal', { PAYPAL_CLIENT_ID: 'id' }, ['sandbox (test)']],
    ['live PayPal', { ...PAYPAL, PAYPAL_API_BASE: 'https://api-m.paypal.com/' }, ['paypal']],
    ['an account', { BANK_ACCOUNT: 'IBAN' }, ['bank']],
    [
      'keys and the sandbox',
      { ...STRIPE, SANDBOX_PAYMENTS: 'on' },
      ['stripe (test)', 'sandbox (test)'],
    ],
    ['no way at all', { SANDBOX_PAYMENTS: 'off' }, []],
  ])('are offered with %s', (_, env, expected) => {
    expect(offered(env as Record<string, string>)).toEqual(expected)
  })

  test('orders of the sandbox stay readable after it was switched off', () => {
    const all = providersFromEnvironment(shop, STRIPE)
    expect(all.map(({ id }) => id)).toEqual(['stripe', 'cash', 'terminal', 'sandbox'])
  })
})
