/** How two bikes stand in one place. */
export interface Stance {
  /** How far each is moved along the ground, in meters. */
  shifts: readonly number[]
  /** Which of them the other one is seen through. */
  ghost: number
  /** How much of it is seen, from 0 to 1. */
  share: number
}
