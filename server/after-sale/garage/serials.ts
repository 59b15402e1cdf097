import { frameNumber } from '@/domain/office/bikes/bikes-serials'

/** Returns the MAC address of a bike's controller, in the local range. @example '02:4E:4B:00:27:3A' */
export function macId(serial: number): string {
  const digits = serial.toString(16).toUpperCase().padStart(6, '0').slice(-6)
  return ['02', '4E', '4B', ...(digits.match(/../g) ?? [])].join(':')
}

interface NumberedBike {
  frame_number: string | null
  serial_prefix: string
  serial: number
}

/** Returns the number on the frame: the entered one or else the planned one. */
export function numberOf({ frame_number, serial_prefix, serial }: NumberedBike): string {
  return frame_number ?? frameNumber(serial_prefix, serial)
}
