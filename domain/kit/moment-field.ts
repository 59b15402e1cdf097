import { shopZone } from '@/utils/shop-region'
import { momentOf, zoneTime } from './zone-time'

const TYPED = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/

/** Formats a moment in the shop's time zone. @example momentField('2026-11-20T12:00:00.000Z') // '2026-11-20T07:00' */
export function momentField(moment: string | null): string {
  if (moment === null) return ''
  const { day, minutes } = zoneTime(new Date(moment), shopZone())
  const two = (number: number) => String(number).padStart(2, '0')
  return `${day}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** @example momentTyped('2026-11-20T07:00') // '2026-11-20T12:00:00.000Z' */
export function momentTyped(text: string): string | null {
  const [, day, hours, minutes] = TYPED.exec(text) ?? []
  if (day === undefined) return null
  return momentOf(day, Number(hours) * 60 + Number(minutes), shopZone()).toISOString()
}
