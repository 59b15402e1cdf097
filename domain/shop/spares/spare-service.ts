export interface SpareService {
  standards: string[]
  /** Standard part that can be used instead. */
  standard_equivalent: string | null
  tools: string[]
  /** 1: anyone, 2: experienced, 3: workshop. */
  difficulty: number | null
  minutes: number | null
  wear_interval_km: number | null
}

/** Form values; lists have one entry per line. */
export type ServiceFormValues = Record<keyof SpareService, string>

export const MAX_SERVICE_LINES = 12
export const SERVICE_LINE_LENGTH = 120
export const MAX_MINUTES = 1_440
export const MAX_WEAR_KM = 200_000

export function typedService(service: SpareService): ServiceFormValues {
  const figure = (value: number | null) => (value === null ? '' : String(value))
  return {
    standards: service.standards.join('\n'),
    standard_equivalent: service.standard_equivalent ?? '',
    tools: service.tools.join('\n'),
    difficulty: figure(service.difficulty),
    minutes: figure(service.minutes),
    wear_interval_km: figure(service.wear_interval_km),
  }
}

export function readService(typed: ServiceFormValues): {
  service: SpareService
  faults: (keyof SpareService)[]
} {
  const lists = { standards: linesOf(typed.standards), tools: linesOf(typed.tools) }
  const equivalent = typed.standard_equivalent.trim()
  const figures = {
    difficulty: figureOf(typed.difficulty, 3),
    minutes: figureOf(typed.minutes, MAX_MINUTES),
    wear_interval_km: figureOf(typed.wear_interval_km, MAX_WEAR_KM),
  }
  const read = { ...lists, ...figures }
  const names = Object.keys(read) as (keyof typeof read)[]
  const faults: (keyof SpareService)[] = names.filter((name) => read[name] === undefined)
  if (equivalent.length > SERVICE_LINE_LENGTH) faults.push('standard_equivalent')
  return {
    faults,
    service: {
      standards: lists.standards ?? [],
      standard_equivalent: equivalent || null,
      tools: lists.tools ?? [],
      difficulty: figures.difficulty ?? null,
      minutes: figures.minutes ?? null,
      wear_interval_km: figures.wear_interval_km ?? null,
    },
  }
}

function linesOf(text: string): string[] | undefined {
  const lines = text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)
  const isSound =
    lines.length <= MAX_SERVICE_LINES && lines.every((one) => one.length <= SERVICE_LINE_LENGTH)
  return isSound ? [...new Set(lines)] : undefined
}

/** Parses a whole number from 1 to `most`; null for an empty field, undefined if invalid. */
function figureOf(text: string, most: number): number | null | undefined {
  if (text.trim() === '') return null
  const value = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0
  return value >= 1 && value <= most ? value : undefined
}
