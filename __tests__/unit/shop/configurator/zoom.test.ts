import fc from 'fast-check'

import { FITTED, MOST_ZOOM, panned, zoomed } from '@/domain/shop/configurator/zoom'

const pane = { width: 400, height: 300 }

describe('the zoom of a picture', () => {
  it('keeps the point under the fingers where it is', () => {
    const at = { x: 50, y: -30 }
    const view = zoomed(FITTED, 2, pane, at)
    expect(view).toEqual({ scale: 2, x: -50, y: 30 })
  })

  it('never shows less than the whole picture nor more than six times it', () => {
    expect(zoomed(FITTED, 0.5, pane)).toEqual(FITTED)
    expect(zoomed(FITTED, 100, pane).scale).toBe(MOST_ZOOM)
  })

  it('moves up to the edge of the picture, and not at all while it fits', () => {
    expect(panned(FITTED, { x: 30, y: 30 }, pane)).toEqual(FITTED)
    const double = zoomed(FITTED, 2, pane)
    expect(panned(double, { x: 30, y: -20 }, pane)).toEqual({ scale: 2, x: 30, y: -20 })
    expect(panned(double, { x: 9_999, y: -9_999 }, pane)).toEqual({ scale: 2, x: 200, y: -150 })
  })

  it('covers the window after any gestures', () => {
    const gesture = fc.record({
      factor: fc.double({ min: 0.2, max: 5, noNaN: true }),
      x: fc.integer({ min: -500, max: 500 }),
      y: fc.integer({ min: -500, max: 500 }),
    })
    fc.assert(
      fc.property(fc.array(gesture), (gestures) => {
        const { scale, x, y } = gestures.reduce(
          (view, { factor, ...at }) => panned(zoomed(view, factor, pane, at), at, pane),
          FITTED,
        )
        expect(Math.abs(x)).toBeLessThanOrEqual((pane.width * (scale - 1)) / 2 + 1e-6)
        expect(Math.abs(y)).toBeLessThanOrEqual((pane.height * (scale - 1)) / 2 + 1e-6)
      }),
    )
  })
})
