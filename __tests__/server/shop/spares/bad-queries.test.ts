import { closeDb } from '@/server/kernel/db/client'

import { sharedShop } from '@/__tests__/support/fixtures'
import { testSearchInput } from '@/__tests__/support/search-input'

const PATHS = ['/api/spares/searching?keyword=', '/api/spares/search?q=']
const ATTACKS = [
  "' or 1=1 --",
  "'; drop table products; --",
  '%_%',
  '\\',
  '$1',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'chain:* | !belt & (a)',
  '=chain',
  '+stock',
  '@nyx',
  'chain*',
  '\ud800',
  '😀 chain',
]

const shop = sharedShop()
afterAll(closeDb)

testSearchInput(shop, PATHS, ATTACKS)

test.each(['?', '?keyword=a&keyword=b', '?keyword=a&bike=../x'])(
  'searching%s is refused',
  async (query) => {
    expect((await shop.send('GET', `/api/spares/searching${query}`)).status).toBe(422)
  },
)

test.each(['page=0', 'page=-1', 'page=1.5', 'page=99999999', 'page=x', 'stock=yes', 'bike=A B'])(
  'search?%s is refused with its field',
  async (query) => {
    const { status, body } = await shop.send('GET', `/api/spares/search?${query}`)
    expect(status).toBe(422)
    expect(body.errors?.[0]?.field).toBe(query.split('=')[0])
  },
)

test('an empty keyword has an empty list', async () => {
  const { body } = await shop.send('GET', '/api/spares/searching?keyword=')
  expect(body.data).toEqual({ query: '', total: 0, results: [] })
})

test('the short list holds eight at most and counts the rest', async () => {
  const { body } = await shop.send('GET', '/api/spares/searching?keyword=b')
  const { results, total } = body.data as unknown as { results: unknown[]; total: number }
  expect(results).toHaveLength(8)
  expect(total).toBeGreaterThan(8)
})

test('both may be kept by caches for a minute', async () => {
  for (const path of PATHS) {
    const { headers } = await shop.send('GET', `${path}chain`)
    expect(headers.get('cache-control')).toMatch(/^public/)
  }
})

describe('one spare', () => {
  test('has all that a mechanic needs', async () => {
    const { body } = await shop.send('GET', '/api/spares/5000319')
    expect(body.data).toMatchObject({
      title: 'Brake pads, resin, two-piston, pair',
      price: 14,
      standards: ['B01S shape', 'Resin'],
      standard_equivalent: 'Resin pads of the B-type shape (B01S, B05S)',
      tools: ['3 mm hex key', 'Piston press'],
      difficulty: 1,
      minutes: 20,
      wear_interval_km: 1500,
      group: { title: 'Brakes', place: { from: 'frontAxle' } },
    })
  })

  test.each(['5000110', '1', '999999', 'x', '0', '99999999999'])('%s is not found', async (id) => {
    expect((await shop.send('GET', `/api/spares/${id}`)).status).toBe(404)
  })
})
