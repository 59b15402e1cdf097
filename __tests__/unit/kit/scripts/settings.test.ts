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
  ['PORT', '80a', 'PORT has to be a whole number between 1 and 65535, but it is "80a".'],
  ['PORT', '0', 'PORT has to be a whole number between 1 and 65535, but it is "0".'],
  [
    'METRICS_PORT',
    '70000',
    'METRICS_PORT has to be a whole number between 1 and 65535, but it is "70000".',
  ],
  [
    'OTEL_TRACES_SAMPLER_ARG',
    '2',
    'OTEL_TRACES_SAMPLER_ARG has to be a number between 0 and 1, but it is "2".',
  ],
  ['CLOSING_SECONDS', '-1', 'CLOSING_SECONDS has to be a number between 0 and 60, but it is "-1".'],
  [
    'WEB_CONCURRENCY',
    'auto',
    'WEB_CONCURRENCY has to be a whole number between 1 and 64, but it is "auto".',
  ],
  [
    'DATABASE_POOL',
    '0',
    'DATABASE_POOL has to be a whole number between 1 and 1000, but it is "0".',
  ],
  [
    'TRUSTED_PROXIES',
    '10.0.0.1',
    'TRUSTED_PROXIES has to be a whole number between 0 and 20, but it is "10.0.0.1".',
  ],
  ['WORKER', 'no', 'WORKER has to be on or off, but it is "no".'],
  ['SAMPLE_RIDERS', 'yes', 'SAMPLE_RIDERS has to be on or off, but it is "yes".'],
  ['OUTBOX_PAGE', '1', 'OUTBOX_PAGE has to be on or off, but it is "1".'],
  ['SANDBOX_PAYMENTS', 'true', 'SANDBOX_PAYMENTS has to be on or off, but it is "true".'],
  [
    'LOG_LEVEL',
    'loud',
    'LOG_LEVEL has to be trace, debug, info, warn, error, fatal or silent, but it is "loud".',
  ],
  [
    'SHOP_URL',
    'your.shop',
    'SHOP_URL has to be like https://your.shop, without a slash or a path at the end, but it is "your.shop".',
  ],
  [
    'SHOP_URL',
    'https://your.shop/',
    'SHOP_URL has to be like https://your.shop, without a slash or a path at the end, but it is "https://your.shop/".',
  ],
  [
    'NEXT_PUBLIC_API_HOST',
    'api.shop.test',
    'NEXT_PUBLIC_API_HOST has to be an address that begins with http:// or https://, but it is "api.shop.test".',
  ],
  [
    'NEXT_PUBLIC_GAME_URL',
    'javascript:alert(1)',
    'NEXT_PUBLIC_GAME_URL has to be an address that begins with http:// or https://, but it is "javascript:alert(1)".',
  ],
  [
    'NEXT_PUBLIC_COBROWSING_SCRIPT',
    '//tool.test/a.js',
    'NEXT_PUBLIC_COBROWSING_SCRIPT has to be a path of this shop or an address that begins with https://, but it is "//tool.test/a.js".',
  ],
  [
    'NEXT_PUBLIC_SUPPORT_EMAIL',
    'the shop',
    'NEXT_PUBLIC_SUPPORT_EMAIL has to be an email address, but it is "the shop".',
  ],
  [
    'NEXT_PUBLIC_SHOP_URL',
    'https://your.shop',
    'NEXT_PUBLIC_SHOP_URL has to be left out, because SHOP_URL is used for pages too, but it is "https://your.shop".',
  ],
])('%s=%s is refused in one sentence', (name, value, sentence) => {
  expect(() => refuseUnusable({ [name]: value })).toThrow(sentence)
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
