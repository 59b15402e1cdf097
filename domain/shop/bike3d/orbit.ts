import type { Camera } from './views'

/** An orbit camera: azimuth, elevation and distance around a point. Angles in radians. */
export interface Orbit {
  at: Camera['at']
  /** Azimuth from the drive side toward the front. */
  around: number
  up: number
  /** Distance in meters. */
  away: number
  /** Vertical field of view in degrees. */
  angle: number
  /** Zoom factor relative to the initial view. */
  zoom: number
}

const LEAST_UP = -0.05
const MOST_UP = 1.45
export const LEAST_ZOOM = 0.7
export const MOST_ZOOM = 4

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

export function orbitOf({ eye, at, angle }: Camera): Orbit {
  const [x, y, z] = [eye[0] - at[0], eye[1] - at[1], eye[2] - at[2]]
  const away = Math.hypot(x, y, z)
  return { at, around: Math.atan2(x, z), up: Math.asin(y / away), away, angle, zoom: 1 }
}

/** Converts an orbit to a camera, which moves back on narrow screens until the wide view fits. */
export function cameraOfOrbit(orbit: Orbit, aspect: number): Camera {
  const { at, around, up, away, angle, zoom } = orbit
  const eye = [
    at[0] + away * Math.cos(up) * Math.sin(around),
    at[1] + away * Math.sin(up),
    at[2] + away * Math.cos(up) * Math.cos(around),
  ] as const
  const half = Math.tan((angle * Math.PI) / 360) / zoom
  const fitted = half * Math.max(1, COMPOSED / aspect)
  return { eye, at, angle: (Math.atan(fitted) * 360) / Math.PI }
}

/** Aspect ratio for which the views were composed. */
const COMPOSED = 1600 / 987

export const turnedBy = (orbit: Orbit, around: number, up: number): Orbit => ({
  ...orbit,
  around: orbit.around + around,
  up: clamp(orbit.up + up, LEAST_UP, MOST_UP),
})

export const zoomedBy = (orbit: Orbit, factor: number): Orbit => ({
  ...orbit,
  zoom: clamp(orbit.zoom * factor, LEAST_ZOOM, MOST_ZOOM),
})

/** Interpolates two orbits with easing, the short way around. `share` goes from 0 to 1. */
export function between(from: Orbit, to: Orbit, share: number): Orbit {
  const eased = share * share * (3 - 2 * share)
  const mix = (a: number, b: number) => a + (b - a) * eased
  const grow = (a: number, b: number) => a * (b / a) ** eased
  const whole = 2 * Math.PI
  const turn = ((((to.around - from.around + Math.PI) % whole) + whole) % whole) - Math.PI
  return {
    at: [mix(from.at[0], to.at[0]), mix(from.at[1], to.at[1]), mix(from.at[2], to.at[2])],
    around: from.around + turn * eased,
    up: mix(from.up, to.up),
    away: grow(from.away, to.away),
    angle: grow(from.angle, to.angle),
    zoom: grow(from.zoom, to.zoom),
  }
}

export type Side = 'right' | 'front' | 'left' | 'rear'

export function visibleSide({ around }: Orbit): Side {
  const quarter = Math.round(around / (Math.PI / 2))
  return (['right', 'front', 'left', 'rear'] as const)[((quarter % 4) + 4) % 4] ?? 'right'
}
