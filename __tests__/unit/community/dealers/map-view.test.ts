import { aspectOf, isOn, MAP_VIEWS, projectPoint } from '@/domain/kit/map-view'
import { seedDealers } from '@/server/seed/data/dealers'

test('the first map shows every dealer, and the others together do too', () => {
  const [all, ...regions] = MAP_VIEWS
  for (const dealer of seedDealers) {
    expect({ dealer: dealer.title, isOn: isOn(all, dealer) }).toMatchObject({ isOn: true })
    expect(regions.filter((view) => isOn(view, dealer))).toHaveLength(1)
  }
})

test('the whole earth is a square, with the circles where Mercator has them', () => {
  const edge = 85.0511287798
  const earth = { id: 'earth', west: -180, south: -edge, east: 180, north: edge }
  expect(aspectOf(earth)).toBeCloseTo(1, 9)
  for (const [lat, lng, x, y] of [
    [0, 0, 0.5, 0.5],
    [edge, -180, 0, 0],
    [-edge, 180, 1, 1],
    [66.51326044, 90, 0.75, 0.25],
    [-40.97989807, -90, 0.25, 0.625],
  ] as const) {
    const point = projectPoint(earth, { lat, lng })
    expect(point.x).toBeCloseTo(x, 6)
    expect(point.y).toBeCloseTo(y, 6)
  }
})

test('what lies beyond the edge is not on the map', () => {
  const [, europe] = MAP_VIEWS
  expect(isOn(europe, { lat: 52.5, lng: 13.4 })).toBe(true)
  expect(isOn(europe, { lat: 40.7, lng: -74 })).toBe(false)
})
