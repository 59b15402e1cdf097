import { sourceHash } from '@/scripts/production-build'

const before = process.env
afterEach(() => {
  process.env = before
})

async function hashWith(settings: Record<string, string>) {
  process.env = { ...before, ...settings }
  return sourceHash()
}

test('no setting of an operator asks for another build', async () => {
  const built = await hashWith({})
  expect(built).toMatch(/^[0-9a-f]{64}$/)
  const settings = {
    SHOP_URL: 'https://another.test',
    NEXT_PUBLIC_SUPPORT_EMAIL: 'help@another.test',
    NEXT_PUBLIC_API_HOST: 'https://api.another.test',
    NEXT_PUBLIC_TRACES: 'on',
  }
  expect(await hashWith(settings)).toBe(built)
})
