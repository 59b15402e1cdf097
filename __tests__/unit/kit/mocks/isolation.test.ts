import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../../../..')

/** Returns the files and packages that a file reaches through runtime imports. */
function reach(entry: string): { files: Set<string>; packages: Set<string> } {
  const files = new Set<string>()
  const packages = new Set<string>()
  const waiting = [path.join(root, entry)]
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (files.has(file)) continue
    files.add(file)
    for (const name of runtimeImports(readFileSync(file, 'utf8'))) {
      if (/^(\.|@\/)/.test(name)) waiting.push(resolveFile(file, name))
      else packages.add(name)
    }
  }
  return { files: new Set([...files].map((file) => path.relative(root, file))), packages }
}

function runtimeImports(source: string): string[] {
  const statements = source.matchAll(/^(?:import|export)\s(?!type\s)[^'"]*?from\s+'([^']+)'/gm)
  return [...statements].flatMap(([, name]) => (name ? [name] : []))
}

function resolveFile(from: string, name: string): string {
  const base = name.startsWith('@/')
    ? path.join(root, name.slice(2))
    : path.resolve(path.dirname(from), name)
  const found = [base, `${base}.ts`, `${base}.tsx`].find(
    (file) => existsSync(file) && path.extname(file),
  )
  if (!found) throw new Error(`${from} imports ${name}, which is not there.`)
  return found
}

describe('the handlers of the mocks', () => {
  const { files, packages } = reach('mocks/handlers.ts')

  test('need no package but msw, zod, the reader of tables and the forms of addresses', () => {
    expect([...packages].sort()).toEqual([
      ...[
        'csv-parse',
        'localized-address-format',
        'msw',
        'node:stream',
        'node:timers/promises',
        'zod',
      ],
    ])
  })

  test('take from the server only rules that need nothing of a server', () => {
    expect([...files].filter((file) => file.startsWith('server/')).sort()).toEqual([
      'server/after-sale/garage/serials.ts',
      'server/buying/orders/timeline.ts',
      'server/catalog/products/dealer-lines.ts',
      'server/catalog/products/torques.ts',
      'server/goods/accessories/accessory-answer.ts',
      'server/goods/delivery/goods-answer.ts',
      'server/goods/delivery/product-safety.ts',
      'server/goods/delivery/safety-facts.ts',
      'server/goods/delivery/shipping-calculator.ts',
      'server/goods/spares/hit.ts',
      'server/kernel/address-lines.ts',
      'server/kernel/errors/domain-error.ts',
      'server/kernel/files/clean-file.ts',
      'server/kernel/http/permission.ts',
      'server/kernel/http/problem.ts',
      'server/kernel/http/unknown-members.ts',
      'server/kernel/mail/body-text.ts',
      'server/kernel/mail/letter.ts',
      'server/kernel/mail/render-text.ts',
      'server/kernel/ports/concurrency-limiter.ts',
      'server/kernel/ports/external-hosts.ts',
      'server/office/csv/bundle-line.ts',
      'server/office/csv/customer-line.ts',
      'server/office/csv/kind.ts',
      'server/office/csv/price-line.ts',
      'server/office/csv/product-line.ts',
      'server/office/csv/product-verdict.ts',
      'server/office/csv/read-row.ts',
      'server/office/csv/read-table.ts',
      'server/office/csv/stock-line.ts',
      'server/office/goods/refuse-foreign-host.ts',
      'server/payments/attempts/payment-state.ts',
      'server/pricing/cart/bike-line.ts',
      'server/pricing/cart/build-sheet.ts',
      'server/pricing/cart/bundle-parts.ts',
      'server/pricing/cart/ordered-lines.ts',
      'server/pricing/cart/price-cart.ts',
      'server/pricing/cart/product-price.ts',
      'server/pricing/promo/price-example.ts',
      'server/pricing/promo/promo-answer.ts',
      'server/site/home/showcase.ts',
    ])
  })
})

describe('whether the mocks answer', () => {
  type Config = (phase: string) => { env: Record<string, string> }
  const NAMES = ['NEXT_PUBLIC_API_MOCKING', 'DATABASE_URL', 'NEXT_PUBLIC_API_HOST'] as const
  const DEV = 'phase-development-server'

  function mocking(phase: string, env: Partial<Record<(typeof NAMES)[number], string>> = {}) {
    const before = process.env
    process.env = { ...before, ...Object.fromEntries(NAMES.map((name) => [name, ''])), ...env }
    try {
      const config = jest.requireActual<Config>('../../../../next.config.js')
      return config(phase).env.NEXT_PUBLIC_API_MOCKING
    } finally {
      process.env = before
    }
  }

  test('next dev by itself is mocked, and nothing else is', () => {
    expect(mocking(DEV)).toBe('enabled')
    expect(mocking('phase-production-build')).toBe('disabled')
    expect(mocking('phase-production-server')).toBe('disabled')
  })

  test('a database or an API host turns the mocks off', () => {
    expect(mocking(DEV, { DATABASE_URL: 'postgresql://shop@/shop' })).toBe('disabled')
    expect(mocking(DEV, { NEXT_PUBLIC_API_HOST: 'https://api.shop.test' })).toBe('disabled')
  })

  test('the setting decides in development, and no build carries mocks', () => {
    const database = { DATABASE_URL: 'postgresql://shop@/shop' }
    expect(mocking(DEV, { ...database, NEXT_PUBLIC_API_MOCKING: 'enabled' })).toBe('enabled')
    expect(mocking(DEV, { NEXT_PUBLIC_API_MOCKING: 'disabled' })).toBe('disabled')
    const requested = { NEXT_PUBLIC_API_MOCKING: 'enabled' }
    expect(mocking('phase-production-build', requested)).toBe('disabled')
  })
})
