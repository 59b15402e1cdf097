const ORIGIN = { x: 0, y: 0 }

/** A level floor under what isn't a bike. */
export const FLOOR = {
  frontAxle: ORIGIN,
  rearAxle: ORIGIN,
  groundFront: { x: 1, y: 0 },
  groundRear: ORIGIN,
}
