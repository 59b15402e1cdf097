import fc from 'fast-check'

import { freePlace, showsPromo, type Box } from '@/domain/promo-places'
import { hasEnded, parseSeasonalItems, seasonalItems } from '@/domain/seasonal-items'

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

describe('the place of the banner', () => {
  const view = { width: 1440, height: 900, bar: 80 }
  const size = { width: 384, height: 130 }

  it('is at the lower left of an empty page', () => {
    expect(freePlace(size, { taken: [] }, view)).toEqual({ left: 16, top: 754 })
  })

  it('is at the right where a button stands at the left, and nowhere where all is taken', () => {
    const page = { left: 0, top: 0, width: 1440, height: 900 }
    const button = { left: 20, top: 800, width: 200, height: 56 }
    expect(freePlace(size, { taken: [button] }, view)).toEqual({ left: 1040, top: 754 })
    expect(freePlace(size, { taken: [page] }, view)).toBeNull()
  })

  it('leaves text free where it can, and covers the least of it where it cannot', () => {
    const total = { left: 1000, top: 700, width: 400, height: 180 }
    const button = { left: 20, top: 800, width: 200, height: 56 }
    expect(freePlace(size, { taken: [button], text: [total] }, view)).toEqual({
      left: 16,
      top: 670,
    })
    const page = { left: 0, top: 0, width: 1440, height: 880 }
    expect(freePlace(size, { taken: [], text: [page] }, view)).toEqual({ left: 16, top: 754 })
  })

  it('touches no control, the header and no edge, whatever the page holds', () => {
    const box = fc.record({
      left: fc.integer({ min: -50, max: 1440 }),
      top: fc.integer({ min: -50, max: 900 }),
      width: fc.integer({ min: 1, max: 500 }),
      height: fc.integer({ min: 1, max: 90 }),
    })
    fc.assert(
      fc.property(fc.array(box, { maxLength: 12 }), (taken) => {
        const place = freePlace(size, { taken }, view)
        if (!place) return
        const shown = { ...place, ...size }
        expect(taken.filter((one) => overlap(one, shown) > 0)).toEqual([])
        expect(place.top).toBeGreaterThanOrEqual(view.bar)
        expect(place.left + size.width).toBeLessThanOrEqual(view.width)
        expect(place.top + size.height).toBeLessThanOrEqual(view.height)
      }),
    )
  })
})

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return Math.max(0, wide) * Math.max(0, high)
}
