import {
  between,
  cameraOfOrbit,
  LEAST_ZOOM,
  MOST_ZOOM,
  orbitOf,
  visibleSide,
  turnedBy,
  zoomedBy,
} from '@/domain/shop/bike3d/orbit'

const camera = { eye: [3.34, 0.86, 3.5], at: [0.03, 0.51, 0], angle: 15.8 } as const
const orbit = orbitOf(camera)
const WIDE = 1600 / 987

describe('an orbit', () => {
  it('is the camera that it was made from, in a window as wide as its picture', () => {
    const { eye, at, angle } = cameraOfOrbit(orbit, WIDE)
    eye.forEach((value, axis) => expect(value).toBeCloseTo(camera.eye[axis] ?? 0, 6))
    expect(at).toEqual(camera.at)
    expect(angle).toBeCloseTo(camera.angle, 6)
  })

  it('shows the whole picture in a narrow window, too', () => {
    const across = (angle: number, aspect: number) => Math.tan((angle * Math.PI) / 360) * aspect
    expect(across(cameraOfOrbit(orbit, 0.8).angle, 0.8)).toBeCloseTo(across(camera.angle, WIDE), 6)
    expect(cameraOfOrbit(orbit, 2.5).angle).toBeCloseTo(camera.angle, 6)
  })

  it('keeps its distance while it is turned, and goes neither below the floor nor over the top', () => {
    const away = ({ eye, at }: ReturnType<typeof cameraOfOrbit>) =>
      Math.hypot(eye[0] - at[0], eye[1] - at[1], eye[2] - at[2])
    for (const up of [-9, -0.3, 0.4, 9]) {
      const seen = cameraOfOrbit(turnedBy(orbit, 1.1, up), WIDE)
      expect(away(seen)).toBeCloseTo(orbit.away, 6)
      expect(seen.eye[1]).toBeGreaterThan(0.2)
    }
    expect(turnedBy(orbit, 0, 9).up).toBeLessThan(Math.PI / 2)
  })

  it('zooms within bounds', () => {
    expect(zoomedBy(orbit, 100).zoom).toBe(MOST_ZOOM)
    expect(zoomedBy(orbit, 0.001).zoom).toBe(LEAST_ZOOM)
    expect(cameraOfOrbit(zoomedBy(orbit, 2), WIDE).angle).toBeLessThan(camera.angle / 1.9)
  })

  it('flies from one to the other, the short way around', () => {
    const to = turnedBy(orbit, 2 * Math.PI - 0.5, 0.2)
    expect(between(orbit, to, 0)).toEqual(orbit)
    const end = between(orbit, to, 1)
    expect(end.around).toBeCloseTo(orbit.around - 0.5, 6)
    expect([end.up, end.away, end.zoom]).toEqual([to.up, expect.closeTo(to.away, 6), to.zoom])
    expect(between(orbit, to, 0.5).around).toBeCloseTo(orbit.around - 0.25, 6)
  })

  it('knows the side that it shows', () => {
    const sides = [0, 1, 2, 3, 4, -1].map((quarter) =>
      visibleSide({ ...orbit, around: (quarter * Math.PI) / 2 + 0.1 }),
    )
    expect(sides).toEqual(['right', 'front', 'left', 'rear', 'right', 'rear'])
  })
})
