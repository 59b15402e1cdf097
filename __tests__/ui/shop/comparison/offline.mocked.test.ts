import { unregisterDisabledWorker, cachePageOffline } from '@/services/shop/comparison-offline'
import type { PublicSettings } from '@/utils/public-settings'

import { withSettings } from '@/__tests__/support/page-settings'

/** Simulates a browser's service workers and caches, with a worker from an earlier visit. */
function aBrowser(scope = 'https://localhost/compare') {
  const registration = { scope, unregister: jest.fn(async () => true) }
  const register = jest.fn()
  const remove = jest.fn(async () => true)
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register, getRegistration: async () => registration },
  })
  Object.defineProperty(globalThis, 'caches', {
    configurable: true,
    value: { keys: async () => ['compare-one', 'somebody'], delete: remove },
  })
  return { registration, register, remove }
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(globalThis, 'caches')
})

describe('the worker of the comparison outside of production', () => {
  it('is not registered', async () => {
    const { register } = aBrowser()
    expect(await cachePageOffline()).toBe(false)
    expect(register).not.toHaveBeenCalled()
  })

  it('of an earlier visit goes, with its caches and nobody else’s', async () => {
    const { registration, remove } = aBrowser()
    await unregisterDisabledWorker()
    expect(registration.unregister).toHaveBeenCalledTimes(1)
    expect(remove.mock.calls).toEqual([['compare-one']])
  })

  it('leaves the worker of mock mode alone, whose scope is wider', async () => {
    const { registration } = aBrowser('https://localhost/')
    await unregisterDisabledWorker()
    expect(registration.unregister).not.toHaveBeenCalled()
  })

  it('is no trouble for a browser without workers', async () => {
    expect(await cachePageOffline()).toBe(false)
    await expect(unregisterDisabledWorker()).resolves.toBeUndefined()
  })
})

describe('the worker of the comparison in production', () => {
  it('is registered for its own page, under the address of its build, and told what to keep', async () => {
    const { register } = aBrowser()
    const postMessage = jest.fn()
    register.mockResolvedValue({ installing: { postMessage }, waiting: null, active: null })
    Object.assign((window as unknown as { __NEXT_DATA__: object }).__NEXT_DATA__, {
      buildId: 'one',
    })
    const entries = ['https://localhost/_next/static/a.js', 'https://elsewhere.test/b.js']
    Object.assign(performance, { getEntriesByType: () => entries.map((name) => ({ name })) })
    await production(async ({ cachePageOffline: keep }) => expect(await keep()).toBe(true))
    expect(register).toHaveBeenCalledWith('/compare-worker.js?build=one', {
      scope: '/compare',
      updateViaCache: 'none',
    })
    expect(postMessage).toHaveBeenCalledWith({ kind: 'keep', addresses: ['/_next/static/a.js'] })
  })

  it('stays out where an operator has switched it off', async () => {
    const { register, registration } = aBrowser()
    await production(
      async ({ cachePageOffline: keep, unregisterDisabledWorker: drop }) => {
        expect(await keep()).toBe(false)
        await drop()
      },
      { compareOffline: 'off' },
    )
    expect(register).not.toHaveBeenCalled()
    expect(registration.unregister).toHaveBeenCalledTimes(1)
  })
})

/** Loads the module as in a production build, because it reads its settings on load. */
async function production(
  work: (module: typeof import('@/services/shop/comparison-offline')) => Promise<void>,
  settings: Partial<PublicSettings> = {},
): Promise<void> {
  const before = process.env
  process.env = { ...before, NODE_ENV: 'production' }
  const givenBack = withSettings(settings)
  try {
    await jest.isolateModulesAsync(async () =>
      work(await import('@/services/shop/comparison-offline')),
    )
  } finally {
    process.env = before
    givenBack()
  }
}
