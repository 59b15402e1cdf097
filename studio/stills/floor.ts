const ORIGIN = { x: 0, y: 0 }

export const FLOOR = {
  frontAxle: ORIGIN,
  rearAxle: ORIGIN,
  groundFront: { x: 1, y: 0 },
  groundRear: ORIGIN,
}
