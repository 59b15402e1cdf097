const ORIGIN = { x: 0, y: 0 }

/** A level floor for models other than bikes. */
export const FLOOR = {
  frontAxle: ORIGIN,
  rearAxle: ORIGIN,
  groundFront: { x: 1, y: 0 },
  groundRear: ORIGIN,
}
