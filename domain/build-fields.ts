import type { Build, CustomPaint } from './bike'

/** A single choice of a build, by its path. */
export type BuildField = Exclude<keyof Build, 'paint'> | `paint.${keyof CustomPaint}`

interface Decision {
  /** Says something about a person: erased with the account, from lines, sheets and documents. */
  isPersonal: boolean
  /** Makes the bike made to measure, so that there is no right of withdrawal for it. */
  isMadeToMeasure: boolean
  /** Part of a build link and of the address of its picture. */
  isInAddress: boolean
  /** Stands in words where a build is listed: cart, order, invoice. Standard choices needn’t be named. */
  isDescribed: boolean
  /** Stands on invoices and credit notes. */
  isOnInvoice: boolean
  /** Stands on the build sheet. */
  isOnSheet: boolean
  /** Changes the difference between two builds: comparison, "what changed", restored builds. */
  isCompared: boolean
}

/**
 * What the shop does with every choice of a build. A new field doesn’t compile until it is decided here, and
 * `__tests__/unit/build/build-fields.test.ts` checks that each place does what was decided.
 */
export const BUILD_FIELDS = {
  size_id: plain({}),
  color_id: plain({}),
  'paint.first_color_id': plain({}),
  'paint.second_color_id': plain({}),
  'paint.name': plain({ isPersonal: true, isMadeToMeasure: true }),
  // The build sheet lists the parts that replace others; invoices name what comes on top.
  selectedParts: plain({ isOnInvoice: false }),
  selectedMultipleParts: plain({}),
} satisfies Record<BuildField, Decision>

const FIELDS = Object.entries(BUILD_FIELDS) as [BuildField, Decision][]

/** A choice of the catalog that every place shows, but for the changes. */
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

/** The words in a build that say something about a person. */
export function personalTexts(build: Build): string[] {
  return FIELDS.filter(([, { isPersonal }]) => isPersonal).flatMap(([field]) => {
    const value = valueOf(build, field)
    return typeof value === 'string' && value !== '' ? [value] : []
  })
}

/** The build without anything that says something about a person. */
export function withoutPersonal(build: Build): Build {
  return FIELDS.filter(([, { isPersonal }]) => isPersonal).reduce(
    (left, [field]) => without(left, field),
    build,
  )
}

/** Whether a build is made to measure (spec §8: no right of withdrawal). Choosing among offered parts isn’t. */
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

/** The build with null for a field; nothing changes where there is no paint. */
function without(build: Build, field: BuildField): Build {
  const [outer = '', inner] = field.split('.')
  if (inner === undefined) return { ...build, [outer]: null }
  return { ...build, paint: build.paint && { ...build.paint, [inner]: null } }
}

/**
 * A text about a build without what says something about a person, as `buildDescription` and build sheets write it.
 * @example withoutPersonalWords('Blue, name “Ada”', build) // 'Blue'
 */
export function withoutPersonalTexts(text: string, build: Build): string {
  return personalTexts(build).reduce(
    (left, word) => left.replace(new RegExp(`, [a-z ]+ “${literal(word)}”`, 'g'), ''),
    text,
  )
}

function literal(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
