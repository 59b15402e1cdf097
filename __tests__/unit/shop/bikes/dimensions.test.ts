import type { Point } from '@/domain/shop/bikes/geometry'
import { frameOf, type Box } from '@/domain/shop/bikes/drawing/box'
import { dimensionsOf, headAngleLabel, labelBox } from '@/domain/shop/bikes/drawing/dimensions'
import { seedCatalog } from '@/__tests__/support/catalog/seed-catalog'

const frames = seedCatalog().bikes.flatMap((bike) =>
  bike.sizes.map((size) => ({
    name: `${bike.title} ${size.title}`,
    points: frameOf(bike, size),
    geometry: size.geometry,
  })),
)

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Checks a line by points every millimeter or less. */
function crosses([from, to]: readonly [Point, Point], box: Box): boolean {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y)) + 1
  return Array.from({ length: steps + 1 }, (_, step) => step / steps).some((t) => {
    const [x, y] = [from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t]
    return overlap({ x, y, width: 0, height: 0 }, box)
  })
}

test.each(frames)('labels of $name cross no line and no label', ({ points, geometry }) => {
  const all = dimensionsOf(points, geometry)
  const labels = [...all.map(({ label }) => label), headAngleLabel(points, geometry)]
  const boxes = labels.map((label) => ({ text: label.text, box: labelBox(label) }))
  const { headTop, headBottom, frontAxle, rearAxle, seatTop } = points
  const frame: [Point, Point][] = [
    [headTop, headBottom],
    [headBottom, frontAxle],
    [seatTop, { x: 0, y: 0 }],
    [rearAxle, { x: 0, y: 0 }],
  ]
  const lines = [
    ...frame,
    ...all.flatMap(({ from, to, guides }) => [[from, to] as const, ...guides]),
  ]
  const crossed = boxes.filter(({ box }) => lines.some((line) => crosses(line, box)))
  expect(crossed.map(({ text }) => text)).toEqual([])
  const pairs = boxes.flatMap((one, index) =>
    boxes.slice(index + 1).filter((other) => overlap(one.box, other.box)),
  )
  expect(pairs).toEqual([])
})
