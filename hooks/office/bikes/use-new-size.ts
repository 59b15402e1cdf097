import type { Bike } from '@/domain/shop/bikes/bike'
import { GEOMETRY_FIELDS } from '@/domain/office/bikes/bikes'
import {
  NEW_SIZE_ID,
  newSizeFaults,
  SIZE_TITLE,
  withNewSize,
  type NewSize,
} from '@/domain/office/bikes/bikes-new'
import { newOptions as texts } from '@/messages/office/bikes/bikes-new'
import type { BikePage } from '@/contract/office/bikes/bikes'

import { useForm } from '@/hooks/kit/use-form'

const BANDS = ['rider_min', 'rider_max', 'inseam_min', 'inseam_max'] as const
type Figure = (typeof GEOMETRY_FIELDS)[number] | (typeof BANDS)[number]
type Figures = Record<Figure, string>

interface NewSizeFormValues extends Figures {
  title: string
  /** Number of the size after which it is listed; '0' for the first position. */
  after: string
  colors: number[]
}

const FIGURES: readonly Figure[] = [...GEOMETRY_FIELDS, ...BANDS]

/** @example figureOf('66,5') // 66.5 */
function figureOf(text: string): number | null {
  const clean = text.trim().replace(',', '.').replace('−', '-')
  return /^-?\d{1,4}(\.\d{1,2})?$/.test(clean) ? Number(clean) : null
}

/** Returns initial values with the geometry of the largest size. */
function firstOf({ sizes, colors }: Bike): NewSizeFormValues {
  const last = sizes.at(-1)
  const lengths = GEOMETRY_FIELDS.map((name) => [name, String(last?.geometry[name] ?? '')])
  const { rider = { min: 0, max: 0 }, inseam = { min: 0, max: 0 } } = last ?? {}
  return {
    ...(Object.fromEntries(lengths) as Figures),
    ...{ rider_min: String(rider.min), rider_max: String(rider.max) },
    ...{ inseam_min: String(inseam.min), inseam_max: String(inseam.max) },
    ...{ title: '', after: String(last?.id ?? 0) },
    colors: last?.color_ids ?? colors.map(({ id }) => id),
  }
}

/** Converts the form values; null if a number is invalid. */
function sizeOf(typed: NewSizeFormValues): NewSize | null {
  const read = FIGURES.map((name) => [name, figureOf(typed[name])] as const)
  if (read.some(([, value]) => value === null)) return null
  const figures = Object.fromEntries(read) as Record<Figure, number>
  const { rider_min, rider_max, inseam_min, inseam_max, ...geometry } = figures
  return {
    ...{ title: typed.title.trim(), after: Number(typed.after) || null, geometry },
    rider: { min: rider_min, max: rider_max },
    inseam: { min: inseam_min, max: inseam_max },
    color_ids: typed.colors,
  }
}

function validate(typed: NewSizeFormValues) {
  const isBand = (min: Figure, max: Figure) =>
    (figureOf(typed[min]) ?? 0) <= (figureOf(typed[max]) ?? Infinity)
  const wrong = FIGURES.filter((name) => figureOf(typed[name]) === null)
  return {
    ...(SIZE_TITLE.test(typed.title.trim()) ? {} : { title: texts.sizeTitleFault }),
    ...Object.fromEntries(wrong.map((name) => [name, texts.figureFault])),
    ...(isBand('rider_min', 'rider_max') ? {} : { rider_max: texts.bandFault }),
    ...(isBand('inseam_min', 'inseam_max') ? {} : { inseam_max: texts.bandFault }),
    ...(typed.colors.length === 0 ? { colors: texts.colorsFault } : {}),
  }
}

interface NewSizeFormOptions {
  page: BikePage
  onAdded: (page: BikePage, title: string) => void
}

const NAMES: Record<string, keyof NewSizeFormValues> = {
  color_ids: 'colors',
  ...Object.fromEntries(GEOMETRY_FIELDS.map((name) => [`geometry.${name}`, name])),
}

export function useNewSize({ page, onAdded }: NewSizeFormOptions) {
  const { bike } = page
  const controls = useForm({
    initial: () => firstOf(bike),
    check: validate,
    names: NAMES,
    send: async ({ form, services }) => {
      const size = sizeOf(form)
      if (size) onAdded(await services.bikes.addSize({ ...size, slug: bike.slug }), size.title)
    },
  })
  const size = sizeOf(controls.form)
  return {
    ...controls,
    /** The bike with the new size; null if a number is invalid. */
    drawn: size && withNewSize(bike, size, NEW_SIZE_ID),
    unsound: size ? newSizeFaults(bike, size) : [],
  }
}
