import { refuseUnusable } from '@/scripts/settings'

test('what is left out or empty is fine, and so is what the example says', () => {
  expect(() => refuseUnusable({})).not.toThrow()
  expect(() => refuseUnusable({ PORT: '', WORKER: '', DATABASE_URL: '' })).not.toThrow()
  const usual = { PORT: '3000', SHOP_URL: 'http://localhost:3000', CLOSING_SECONDS: '0.5' }
  expect(() => refuseUnusable({ ...usual, WEB_CONCURRENCY: '4', WORKER: 'off' })).not.toThrow()
  expect(() => refuseUnusable({ DATABASE_URL: 'postgresql://shop@/shop?host=/run' })).not.toThrow()
  const pages = {
    NEXT_PUBLIC_API_HOST: 'https://api.test/base',
    NEXT_PUBLIC_COBROWSING_SCRIPT: '/cobrowsing.js',
    NEXT_PUBLIC_SUPPORT_EMAIL: 'help@shop.example',
  }
  expect(() => refuseUnusable(pages)).not.toThrow()
})

test.each([
  ['PORT', '80a', 'a whole number between 1 and 65535'],
  ['PORT', '0', 'a whole number between 1 and 65535'],
  ['METRICS_PORT', '70000', 'a whole number between 1 and 65535'],
  ['OTEL_TRACES_SAMPLER_ARG', '2', 'a number between 0 and 1'],
  ['CLOSING_SECONDS', '-1', 'a number between 0 and 60'],
  ['WEB_CONCURRENCY', 'auto', 'a whole number between 1 and 64'],
  ['DATABASE_POOL', '0', 'a whole number between 1 and 1000'],
  ['TRUSTED_PROXIES', '10.0.0.1', 'a whole number between 0 and 20'],
  ['WORKER', 'no', 'on or off'],
  ['SAMPLE_RIDERS', 'yes', 'on or off'],
  ['OUTBOX_PAGE', '1', 'on or off'],
  ['SANDBOX_PAYMENTS', 'true', 'on or off'],
  ['TAX_SERVICE', 'avalara', 'stripe or own'],
  ['TAX_SERVICE_FALLBACK', 'guess', 'refuse or own'],
  ['LOG_LEVEL', 'loud', 'trace, debug, info, warn, error, fatal or silent'],
  ['SHOP_URL', 'your.shop', 'like https://your.shop, without a slash or a path at the end'],
  [
    'SHOP_URL',
    'https://your.shop/',
    'like https://your.shop, without a slash or a path at the end',
  ],
  ['NEXT_PUBLIC_API_HOST', 'api.shop.test', 'an address that begins with http:// or https://'],
  [
    'NEXT_PUBLIC_GAME_URL',
    'javascript:alert(1)',
    'an address that begins with http:// or https://',
  ],
  [
    'NEXT_PUBLIC_COBROWSING_SCRIPT',
    '//tool.test/a.js',
    'a path of this shop or an address that begins with https://',
  ],
  ['NEXT_PUBLIC_SUPPORT_EMAIL', 'the shop', 'an email address'],
  ['NEXT_PUBLIC_SHOP_URL', 'https://your.shop', 'left out, because SHOP_URL is used for pages too'],
])('%s=%s is refused in one sentence', (name, value, rule) => {
  expect(() => refuseUnusable({ [name]: value })).toThrow(
    `${name} has to be ${rule}, but it is "${value}".`,
  )
})

test.each([
  ['DATABASE_URL', 'postgresql://', 'mysql://shop:hunter2@db/shop'],
  ['DATABASE_LISTEN_URL', 'postgresql://', 'shop:hunter2@db/shop'],
  ['SMTP_URL', 'smtp://', 'https://shop:hunter2@mail'],
])('%s is refused without a word of its password', (name, scheme, value) => {
  const text = sentenceOf({ [name]: value })
  expect(text).toContain(`${name} has to be an address that begins with ${scheme}`)
  expect(text).not.toContain('hunter2')
})

test('two wrong settings are two sentences at once, and ports of the shop never meet', () => {
  expect(sentenceOf({ PORT: 'x', WORKER: 'y' }).split('\n')).toHaveLength(2)
  expect(sentenceOf({ METRICS_PORT: '2999', WEB_CONCURRENCY: '2' })).toBe(
    'METRICS_PORT and PORT have to be different ports.',
  )
})

function sentenceOf(variables: Record<string, string>): string {
  try {
    refuseUnusable(variables)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

test('a tax service needs its key', () => {
  expect(() => refuseUnusable({ TAX_SERVICE: 'stripe' })).toThrow('needs STRIPE_SECRET_KEY')
  const set = { TAX_SERVICE: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1' }
  expect(() => refuseUnusable(set)).not.toThrow()
  expect(() => refuseUnusable({ TAX_SERVICE: 'own' })).not.toThrow()
})
