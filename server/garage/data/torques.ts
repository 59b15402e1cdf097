/** Tightening torques in N·m of what a rider or a mechanic opens. Values of the parts' makers; a range where they give one. */
export interface Torque {
  part: string
  newton_metres: string
}

interface TorqueRow extends Torque {
  /** Slugs of the bikes that have it; absent: all. */
  bikes?: readonly string[]
  /** Code of a part that the bike must have, or that it must not have with a '!' before it. */
  with?: string
}

const PRIME = 'nireeka-prime'
const HOMIE = 'nireeka-homie'
const NYX = 'nyx'
const MID_MOTOR = [PRIME, NYX]

/** From the handlebar back and down: the order in which a mechanic goes over a bike. */
const ROWS: readonly TorqueRow[] = [
  { part: 'Handlebar clamp, four bolts crosswise', newton_metres: '5' },
  { part: 'Stem on steerer, two bolts', newton_metres: '5–6' },
  { part: 'Brake lever clamps', newton_metres: '3–4' },
  { part: 'Shift lever clamp', newton_metres: '3' },
  { part: 'Lever of the dropper seatpost', newton_metres: '3', with: 'post-dropper' },
  { part: 'Grips, clamp bolts', newton_metres: '3' },
  { part: 'Seatpost clamp', newton_metres: '6' },
  { part: 'Saddle rail clamp', newton_metres: '8–10' },
  { part: 'Brake calipers on frame and fork', newton_metres: '6–8' },
  { part: 'Brake rotors, center-lock rings', newton_metres: '40' },
  { part: 'Thru-axle, front', newton_metres: '12' },
  { part: 'Thru-axle, rear', newton_metres: '12', bikes: MID_MOTOR },
  { part: 'Axle nuts of the hub motor', newton_metres: '40', bikes: [HOMIE] },
  { part: 'Shock, bolts of both eyes', newton_metres: '10–12', bikes: [NYX] },
  { part: 'Pivots of the rear triangle', newton_metres: '14–16', bikes: [NYX] },
  { part: 'Crank arms', newton_metres: '40', bikes: MID_MOTOR },
  { part: 'Crank arm bolts, both sides evenly', newton_metres: '12–14', bikes: [HOMIE] },
  { part: 'Pedals (left one with left-hand thread)', newton_metres: '35–40' },
  { part: 'Chainring lockring of the motor', newton_metres: '30–35', bikes: MID_MOTOR },
  { part: 'Chainring, four bolts', newton_metres: '8–10', bikes: [HOMIE], with: '!drive-belt' },
  { part: 'Cassette lockring', newton_metres: '40', with: '!drive-belt' },
  { part: 'Derailleur on its hanger', newton_metres: '8–10', with: '!drive-belt' },
  { part: 'Derailleur hanger', newton_metres: '10', bikes: [PRIME, HOMIE], with: '!drive-belt' },
  { part: 'Derailleur hanger (left-hand thread)', newton_metres: '25', bikes: [NYX] },
  { part: 'Belt sprocket, lock ring', newton_metres: '40', bikes: [HOMIE], with: 'drive-belt' },
  { part: 'Rear rack on frame, M5', newton_metres: '4–5', with: 'rack' },
  { part: 'Full mudguards on frame and fork, M5', newton_metres: '4', with: 'mudguards-full' },
  { part: 'Motor on frame', newton_metres: '20–22', bikes: MID_MOTOR },
]

/** The torques of one bike: those of its model and of the parts it was built with. */
export function torquesOf(slug: string, partCodes: readonly string[]): Torque[] {
  return ROWS.filter(
    (row) => (row.bikes?.includes(slug) ?? true) && isFitted(row.with, partCodes),
  ).map(({ part, newton_metres }) => ({ part, newton_metres }))
}

function isFitted(code: string | undefined, partCodes: readonly string[]): boolean {
  if (code === undefined) return true
  return code.startsWith('!') ? !partCodes.includes(code.slice(1)) : partCodes.includes(code)
}
