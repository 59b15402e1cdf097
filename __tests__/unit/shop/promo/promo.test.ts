import { showsPromo } from '@/domain/kit/promo-positions'
import { hasEnded, parseSeasonalItems, seasonalItems } from '@/domain/shop/goods/seasonal-items'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const item = (id: string, change = {}) => ({
  id,
  code: null,
  ends_at: null,
  is_dismissed: false,
  is_copied: false,
  ...change,
})

describe('seasonal items', () => {
  it('a running campaign keeps what its visitor did, with its present end', () => {
    const stored = [item('vip', { is_dismissed: true })]
    const running = [{ id: 'vip', code: null, ends_at: '2026-12-01T00:00:00.000Z' }]
    expect(seasonalItems(stored, running, NOW)).toEqual([
      item('vip', { is_dismissed: true, ends_at: '2026-12-01T00:00:00.000Z' }),
    ])
  })

  it('one that pauses is kept, one that has ended is forgotten', () => {
    const stored = [item('paused'), item('ended', { ends_at: '2026-11-20T12:00:00.000Z' })]
    expect(seasonalItems(stored, [], NOW).map(({ id }) => id)).toEqual(['paused'])
  })

  it('whatever is stored, what is sound of it comes back', () => {
    for (const value of [null, 'x', {}, [null], [{ id: 1 }], [{ ...item('a'), is_copied: 1 }]]) {
      expect(parseSeasonalItems(value)).toEqual([])
    }
    expect(parseSeasonalItems([item('a'), 7])).toEqual([item('a')])
    expect(parseSeasonalItems(Array.from({ length: 99 }, () => item('a')))).toHaveLength(20)
  })

  it('a campaign ends with its last moment', () => {
    expect(hasEnded({ ends_at: '2026-11-20T12:00:00.001Z' }, NOW)).toBe(false)
    expect(hasEnded({ ends_at: '2026-11-20T12:00:00.000Z' }, NOW)).toBe(true)
    expect(hasEnded({ ends_at: null }, NOW)).toBe(false)
  })
})

describe('where promo is shown', () => {
  it.each(['/', '/configurator/nyx?mode=CNM', '/loginfo', '/contact', '/landing'])('%s', (path) =>
    expect(showsPromo(path)).toBe(true),
  )
  it.each(['/login?continue=/', '/login/google', '/cart/checkout#pay', '/dashboard/orders'])(
    'not at %s',
    (path) => expect(showsPromo(path)).toBe(false),
  )
})
