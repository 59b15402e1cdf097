const PREFIX: Readonly<Record<string, string>> = {
  'nireeka-prime': 'NP',
  'nireeka-homie': 'NH',
  nyx: 'NX',
}

/** The number on the frame. @example 'NX-10042' */
export function frameNumber(slug: string, serial: number): string {
  return `${PREFIX[slug] ?? 'NK'}-${serial}`
}

/** Hardware address of a bike's controller, in the range for local use. @example '02:4E:4B:00:27:3A' */
export function macId(serial: number): string {
  const digits = serial.toString(16).toUpperCase().padStart(6, '0').slice(-6)
  return ['02', '4E', '4B', ...(digits.match(/../g) ?? [])].join(':')
}

interface NumberedBike {
  frame_number: string | null
  bike_slug: string
  serial: number
}

/** What reads on a bike’s frame: the number that was entered, else the one that it was to get. */
export function numberOf({ frame_number, bike_slug, serial }: NumberedBike): string {
  return frame_number ?? frameNumber(bike_slug, serial)
}
