import { SUPPORT_HOURS } from '@/domain/kit/constants'
import { pageServices } from '@/server/ssr/page-services'
import type { pageSettings as PageSettings } from '@/server/ssr/page-settings'
import { processGlobals } from '@/utils/process-globals'

jest.mock('@/server/ssr/page-services')

const contact = (email: string) => ({
  email,
  hours: [{ days: 'Sunday', time: '1 P.M to 2 P.M EST' }],
})
const NO_LINKS = { menu: [], footer: [] }

let read: jest.Mock
let pageSettings: typeof PageSettings
let movedAt = 0
let isSure = true
beforeEach(async () => {
  jest.useFakeTimers({ now: 1_000_000 })
  movedAt = 0
  isSure = true
  processGlobals().movedPages = { movedAt: () => movedAt, isSure: () => isSure }
  read = jest.fn(async () => ({ brand: NO_LINKS, support: contact('first@shop.test') }))
  await jest.isolateModulesAsync(async () => {
    const services = await import('@/server/ssr/page-services')
    jest.mocked(services.pageServices).mockReturnValue({ promo: { read } } as never)
    ;({ pageSettings } = await import('@/server/ssr/page-settings'))
  })
})
afterEach(() => {
  jest.useRealTimers()
  delete processGlobals().support
  delete processGlobals().movedPages
})

const shown = async () => (await pageSettings()).support.email

test('pages are rendered with the support of now, read once for all of them', async () => {
  expect(jest.isMockFunction(pageServices)).toBe(true)
  const settings = await Promise.all([pageSettings(), pageSettings(), pageSettings()])
  expect(settings.map(({ support }) => support)).toEqual(Array(3).fill(contact('first@shop.test')))
  expect(read).toHaveBeenCalledTimes(1)
})

test('after an edit, and after a minute, the next page has the new support', async () => {
  await shown()
  read.mockResolvedValue({ brand: NO_LINKS, support: contact('second@shop.test') })
  jest.advanceTimersByTime(1_000)
  expect(await shown()).toBe('first@shop.test')
  movedAt = Date.now()
  jest.advanceTimersByTime(1)
  expect(await shown()).toBe('second@shop.test')
  read.mockResolvedValue({ brand: NO_LINKS, support: contact('third@shop.test') })
  jest.advanceTimersByTime(61_000)
  expect(await shown()).toBe('third@shop.test')
})

test('an edit that comes while it is read is not missed', async () => {
  read.mockImplementationOnce(async () => {
    movedAt = Date.now() + 5
    jest.advanceTimersByTime(10)
    return { support: contact('before@shop.test') }
  })
  read.mockResolvedValue({ brand: NO_LINKS, support: contact('after@shop.test') })
  expect(await shown()).toBe('after@shop.test')
})

test('while the database is away pages have what was known, and before anything was known the settings', async () => {
  read.mockRejectedValue(new Error('away'))
  expect((await pageSettings()).support).toEqual({
    email: 'support@nireeka.example',
    hours: SUPPORT_HOURS,
  })
  read.mockResolvedValue({ brand: NO_LINKS, support: contact('first@shop.test') })
  expect(await shown()).toBe('first@shop.test')
  isSure = false
  movedAt = Date.now() + 1
  read.mockRejectedValue(new Error('away'))
  const calls = read.mock.calls.length
  expect(await shown()).toBe('first@shop.test')
  expect(read).toHaveBeenCalledTimes(calls)
})

test('links to the game lead to the address that the operator set', async () => {
  process.env.NEXT_PUBLIC_GAME_URL = 'https://game.test/play'
  const links = [
    { href: '/game', title: 'Game' },
    { href: '/news', title: 'News' },
  ]
  const brand = { menu: [], footer: [{ title: 'Company', links }] }
  read.mockResolvedValue({ brand, support: contact('first@shop.test') })
  const { footer } = (await pageSettings()).brand
  delete process.env.NEXT_PUBLIC_GAME_URL
  expect(footer[0]?.links.map(({ href }) => href)).toEqual(['https://game.test/play', '/news'])
})
