export interface Stance {
  /** Offset of each bike along the ground, in meters. */
  shifts: readonly number[]
  /** Index of the translucent bike. */
  ghost: number
  /** Opacity of that bike, from 0 to 1. */
  share: number
}
