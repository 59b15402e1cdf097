import { bikeModel } from '@/domain/shop/bike3d/bike-model'
import { FLOOR } from '@/domain/shop/bike3d/render/lighting'
import { render } from '@/domain/shop/bike3d/render/render'
import { meshesOf, sceneOf } from '@/domain/shop/bike3d/render/scene'
import { cameraOf } from '@/domain/shop/bike3d/views'
import type { Bike } from '@/domain/shop/bikes/bike'
import { colorChosen } from '@/domain/shop/bikes/build'
import { seedBikes } from '@/server/seed/data/bikes'
import { required, standardBuild } from '@/__tests__/support/catalog/seed-bikes'

const [WIDTH, HEIGHT] = [720, 444]
/** Colors of the dark stage at its top and bottom, as in styles/globals.css. */
const GROUND = [
  [0x1b, 0x1e, 0x22],
  [0x2a, 0x2e, 0x33],
] as const
/** Distance of compared points in pixels. */
const APART = 2

const linear = (value: number) =>
  value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4

/** Relative luminance as in WCAG. */
const luminance = (red: number, green: number, blue: number) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

function darkest(bike: Bike): { title: string; bike: Bike; id: number } {
  const brightness = (hex: string) =>
    [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0)
  const colors = bike.colors.filter(({ type }) => type !== 'Custom')
  const [color] = colors.sort((one, two) => brightness(one.hex) - brightness(two.hex))
  return { title: `${bike.title} in ${required(color).title}`, bike, id: required(color).id }
}

/** Contrast between the bike and the ground next to it, at each point of its silhouette. */
function contrastsOf(bike: Bike, colorId: number): number[] {
  const build = colorChosen(bike, standardBuild(bike), colorId)
  const { parts, points, materials } = bikeModel(bike, build, { saddle: 700, detail: 'live' })
  const [rgba = new Uint8ClampedArray()] = render({
    scene: sceneOf(meshesOf(parts), points),
    materials,
    camera: cameraOf('side', bike, points),
    // No shadow, so that the opacity is that of the bike.
    floor: new Float32Array(FLOOR.width * FLOOR.height),
    ...{ width: WIDTH, height: HEIGHT, samples: 6, stages: ['dark'] },
  })
  const alpha = (at: number) => rgba[at * 4 + 3] ?? 0
  const contrasts: number[] = []
  for (let row = 20; row < HEIGHT - 20; row++)
    for (let column = 33; column < WIDTH - 33; column++) {
      const at = row * WIDTH + column
      const around = [1, -1, WIDTH, -WIDTH].map((step) => alpha(at + step * APART))
      if (alpha(at) < 253 || Math.min(...around) > 3) continue
      const [top, bottom] = GROUND.map(([red, green, blue]) => luminance(red, green, blue)) as [
        number,
        number,
      ]
      const ground = top + ((bottom - top) * row) / HEIGHT
      const [red = 0, green = 0, blue = 0] = rgba.subarray(at * 4)
      const [dark, light] = [ground, luminance(red, green, blue)].sort((a, b) => a - b)
      contrasts.push((required(light) + 0.05) / (required(dark) + 0.05))
    }
  return contrasts.sort((a, b) => a - b)
}

/** Models are slow on a busy machine. */
jest.setTimeout(120_000)

describe('the darkest paint on the dark stage', () => {
  it.each(seedBikes.map(darkest))('reads along the silhouette of the $title', ({ bike, id }) => {
    const contrasts = contrastsOf(bike, id)
    expect(contrasts.length).toBeGreaterThan(3_000)
    expect(contrasts[Math.floor(contrasts.length / 2)]).toBeGreaterThanOrEqual(1.6)
  })
})
