import type { Build, CustomPaint } from './bike'

export type BuildField = Exclude<keyof Build, 'paint'> | `paint.${keyof CustomPaint}`

interface Decision {
  /** Whether it is personal data, which is erased with the account from lines, sheets and documents. */
  isPersonal: boolean
  /** Whether it makes the bike made to measure, without a right of withdrawal. */
  isMadeToMeasure: boolean
  /** Whether it is part of a build link and of its picture's URL. */
  isInAddress: boolean
  /** Whether it is described in cart, order and invoice; standard choices may be left out. */
  isDescribed: boolean
  /** Whether it is printed on invoices and credit notes. */
  isOnInvoice: boolean
  isOnSheet: boolean
  /** Whether builds are compared by it: comparison, "what changed", restored builds. */
  isCompared: boolean
}

/** Handling of each build field. Unlisted fields don't compile; a test checks that the code follows. */
export const BUILD_FIELDS = {
  size_id: plain({}),
  color_id: plain({}),
  'paint.first_color_id': plain({}),
  'paint.second_color_id': plain({}),
  'paint.name': plain({ isPersonal: true, isMadeToMeasure: true }),
  // The build sheet lists replaced parts; invoices list what is added.
  selectedParts: plain({ isOnInvoice: false }),
  selectedMultipleParts: plain({}),
} satisfies Record<BuildField, Decision>

const FIELDS = Object.entries(BUILD_FIELDS) as [BuildField, Decision][]

/** Returns the decision for a catalog choice, shown everywhere except as `changes` overrides. */
function plain(changes: Partial<Decision>): Decision {
  return {
    isPersonal: false,
    isMadeToMeasure: false,
    isInAddress: true,
    isDescribed: true,
    isOnInvoice: true,
    isOnSheet: true,
    isCompared: true,
    ...changes,
  }
}

export function personalTexts(build: Build): string[] {
  return FIELDS.filter(([, { isPersonal }]) => isPersonal).flatMap(([field]) => {
    const value = valueOf(build, field)
    return typeof value === 'string' && value !== '' ? [value] : []
  })
}

export function withoutPersonal(build: Build): Build {
  return FIELDS.filter(([, { isPersonal }]) => isPersonal).reduce(
    (left, [field]) => without(left, field),
    build,
  )
}

/** Checks for a build made to measure (spec §8: no right of withdrawal), not just of offered parts. */
export function isMadeToMeasure(build: Build | null): boolean {
  return (
    build !== null &&
    FIELDS.some(([field, decision]) => decision.isMadeToMeasure && Boolean(valueOf(build, field)))
  )
}

function valueOf(build: Build, field: BuildField): unknown {
  return field
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null)?.[key], build)
}

/** Sets a field to null; a build without paint is unchanged. */
function without(build: Build, field: BuildField): Build {
  const [outer = '', inner] = field.split('.')
  if (inner === undefined) return { ...build, [outer]: null }
  return { ...build, paint: build.paint && { ...build.paint, [inner]: null } }
}

/** Removes personal data. @example withoutPersonalTexts('Blue, name “Ada”', build) // 'Blue' */
export function withoutPersonalTexts(text: string, build: Build): string {
  return personalTexts(build).reduce(
    (left, word) => left.replace(new RegExp(`, [a-z ]+ “${literal(word)}”`, 'g'), ''),
    text,
  )
}

function literal(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
