/** Tightening torques in N·m of what a rider or a mechanic opens. Values of the parts' makers as ranges. */
export interface Torque {
  part: string
  newton_metres: string
}

const EVERY_BIKE: readonly Torque[] = [
  { part: 'Stem on steerer, two bolts', newton_metres: '5–6' },
  { part: 'Handlebar clamp, four bolts crosswise', newton_metres: '5' },
  { part: 'Seatpost clamp', newton_metres: '5–6' },
  { part: 'Saddle rail clamp', newton_metres: '8–10' },
  { part: 'Brake lever clamps', newton_metres: '3–4' },
  { part: 'Brake caliper on frame and fork', newton_metres: '6–8' },
  { part: 'Brake rotor, center lock ring', newton_metres: '40' },
  { part: 'Crank arm bolts', newton_metres: '12–14' },
  { part: 'Pedals', newton_metres: '35–40' },
  { part: 'Chainring lock ring', newton_metres: '30–35' },
]

/** What only this model has, by the slug of the bike. */
const BY_MODEL: Readonly<Record<string, readonly Torque[]>> = {
  'nireeka-prime': [
    { part: 'Thru axle, front and rear', newton_metres: '10–12' },
    { part: 'Derailleur hanger', newton_metres: '10' },
    { part: 'Shock, both bolts', newton_metres: '9–10' },
    { part: 'Main pivot of the rear triangle', newton_metres: '14–16' },
  ],
  'nireeka-homie': [
    { part: 'Axle nuts, rear', newton_metres: '35–40' },
    { part: 'Thru axle, front', newton_metres: '10–12' },
    { part: 'Rack and mudguard eyelets', newton_metres: '4–5' },
  ],
  nyx: [
    { part: 'Thru axle, front and rear', newton_metres: '10–12' },
    { part: 'Derailleur hanger', newton_metres: '10' },
    { part: 'Battery cover', newton_metres: '2' },
  ],
}

/** The torques of a model, most often needed first. */
export function torquesOf(slug: string): Torque[] {
  return [...EVERY_BIKE, ...(BY_MODEL[slug] ?? [])]
}
