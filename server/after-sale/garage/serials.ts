import { frameNumber } from '@/domain/office/bikes/bikes-serials'

/** Returns the MAC address of a bike's controller, in the local range. @example '02:4E:4B:00:27:3A' */
export function macId(serial: number): string {
  const digits = serial.toString(16).toUpperCase().padStart(6, '0').slice(-6)
  return ['02', '4E', '4B', ...(digits.match(/../g) ?? [])].join(':')
}

/** Returns a number that a frame without one can get. */
export function freeNumberOf(bike: { serial_prefix: string; serial: number }): string {
  return frameNumber(bike.serial_prefix, bike.serial)
}
