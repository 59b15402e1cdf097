describe('whether `next dev` runs on a temporary database', () => {
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

  test('it does by itself, and nothing else does', () => {
    expect(mocking(DEV)).toBe('enabled')
    expect(mocking('phase-production-build')).toBe('disabled')
    expect(mocking('phase-production-server')).toBe('disabled')
  })

  test('it does not with a database or an API host', () => {
    expect(mocking(DEV, { DATABASE_URL: 'postgresql://shop@/shop' })).toBe('disabled')
    expect(mocking(DEV, { NEXT_PUBLIC_API_HOST: 'https://api.shop.test' })).toBe('disabled')
  })

  test('the setting decides in development, and no build carries the mock API', () => {
    const database = { DATABASE_URL: 'postgresql://shop@/shop' }
    expect(mocking(DEV, { ...database, NEXT_PUBLIC_API_MOCKING: 'enabled' })).toBe('enabled')
    expect(mocking(DEV, { NEXT_PUBLIC_API_MOCKING: 'disabled' })).toBe('disabled')
    const requested = { NEXT_PUBLIC_API_MOCKING: 'enabled' }
    expect(mocking('phase-production-build', requested)).toBe('disabled')
  })
})
