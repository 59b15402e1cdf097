import { contrastInk, darken, lighten, luminance, mixColors } from '@/utils/color'

describe('colours of the drawing', () => {
  it('mixes two colours by share and never leaves the range', () => {
    expect(mixColors('#000000', '#ffffff', 0.5)).toBe('#808080')
    expect(mixColors('#102030', '#ffffff', -1)).toBe('#102030')
    expect(lighten('#2F3336', 1)).toBe('#ffffff')
    expect(darken('#2F3336', 1)).toBe('#000000')
  })

  it('tells dark from light and picks the ink that reads', () => {
    expect(luminance('#ffffff')).toBeCloseTo(1, 5)
    expect(luminance('#000000')).toBe(0)
    expect(contrastInk('#E6E1D6')).toBe('#14161a')
    expect(contrastInk('#15171C')).toBe('#f6f5f1')
  })

  it('refuses what is not a #RRGGBB colour', () => {
    expect(() => mixColors('orange', '#ffffff', 0.5)).toThrow(RangeError)
  })
})
