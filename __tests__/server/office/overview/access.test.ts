import { api } from '@/contract/kit/api'
import { as } from '@/__tests__/support/members'
import { sharedOffice } from '@/__tests__/support/fixtures'

const fill = (path: string) => path.replace(':number', 'NK-100001')
const PATHS = Object.values(api.backoffice).map(({ path }) => fill(path))

const { shop, admin } = sharedOffice()

test.each(PATHS)('GET %s may be in no frame and in no cache', async (path) => {
  const { headers } = await as(shop, admin)('GET', path)
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('cache-control') ?? 'no-store').toBe('no-store')
})
