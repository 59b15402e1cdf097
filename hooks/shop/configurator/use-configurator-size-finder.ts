import { useState } from 'react'

import type { Bike } from '@/domain/shop/bikes/bike'
import { METRIC, type Unit } from '@/domain/kit/constants'
import { findSize } from '@/domain/shop/bikes/size-finder'
import type { RiderBody } from '@/store/configurator/configurator-state'

const CM_PER_INCH = 2.54
const HEIGHT_CM = { min: 120, max: 220 }
const INSEAM_CM = { min: 50, max: 110 }

interface Finder {
  bike: Bike
  unit: Unit
  rider: RiderBody | null
  onRider: (rider: RiderBody | null) => void
}

/** Provides the size finder: two fields in the visitor's unit (cm or inches), and the advice. */
export function useConfiguratorSizeFinder({ bike, unit, rider, onRider }: Finder) {
  const [draft, setDraft] = useState<{ unit: Unit; height: string; inseam: string } | null>(null)
  const [isBad, setBad] = useState(false)
  // A draft in the other unit would be misread, so the stored measures are shown instead.
  const fields = draft?.unit === unit ? draft : { unit, ...fieldsOf(rider, unit) }

  function submit() {
    const height_cm = toCm(fields.height, unit)
    const inseam_cm = toCm(fields.inseam, unit)
    const isSound =
      isWithin(height_cm, HEIGHT_CM) && isWithin(inseam_cm, INSEAM_CM) && inseam_cm < height_cm
    setBad(!isSound)
    onRider(isSound ? { height_cm, inseam_cm } : null)
  }

  return {
    fields,
    type: (change: Partial<{ height: string; inseam: string }>) =>
      setDraft({ ...fields, ...change }),
    submit,
    isBad,
    limits: { height: HEIGHT_CM, inseam: INSEAM_CM },
    advice: rider ? findSize(bike, rider) : null,
  }
}

function fieldsOf(rider: RiderBody | null, unit: Unit) {
  if (!rider) return { height: '', inseam: '' }
  return { height: fromCm(rider.height_cm, unit), inseam: fromCm(rider.inseam_cm, unit) }
}

function fromCm(cm: number, unit: Unit): string {
  return String(unit === METRIC ? cm : Math.round((cm / CM_PER_INCH) * 2) / 2)
}

function toCm(text: string, unit: Unit): number {
  const value = Number(text.replace(',', '.'))
  return Math.round(unit === METRIC ? value : value * CM_PER_INCH)
}

function isWithin(value: number, { min, max }: { min: number; max: number }): boolean {
  return value >= min && value <= max
}
