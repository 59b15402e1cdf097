import { contrast } from '@/utils/color'
import { DEFAULT_BRAND } from '@/utils/default-brand'

import { isRecord } from './stored-value'
import { lineField, linesField, mapFields, optionalField, type FieldValues } from './text-field'

export const BRAND_SETTING = 'brand'

/** Text and dark areas, on which the accent is text and which is text on the accent. */
const INK = '#14161A'
/** WCAG 2.2, 1.4.3. */
const LEAST_CONTRAST = 4.5

const isFilled = (most: number) => (text: string) => text.length > 0 && text.length <= most

const isReadable = (text: string) =>
  /^#[0-9A-F]{6}$/.test(text) && contrast(text, INK) >= LEAST_CONTRAST

const isWebAddress = (text: string) => /^https:\/\/[\w-]+(?:\.[\w-]+)+(?:[/:]\S*)?$/.test(text)

const line = (max: number, wrong: string, example: string) =>
  lineField({ max, isSound: isFilled(max) }, { wrong, example })

/** How the shop presents itself on pages, in emails and in authenticator apps. */
export const BRAND_FIELDS = {
  name: {
    field: line(40, 'Enter the name of the shop, 40 characters at most.', DEFAULT_BRAND.name),
  },
  line: {
    field: line(80, 'Say what the shop sells, in 80 characters at most.', DEFAULT_BRAND.line),
  },
  announcement: {
    field: optionalField(
      line(100, 'Use 100 characters at most.', 'Built to order. You see your date before you pay.'),
    ),
  },
  accent: {
    field: lineField(
      { max: 7, isSound: isReadable, clean: (text) => text.trim().toUpperCase() },
      {
        wrong: 'Choose a lighter color, such as #CFF245: it is text on dark and behind dark text.',
        example: DEFAULT_BRAND.accent,
        about: `#RRGGBB with a contrast of at least ${LEAST_CONTRAST} to ${INK}`,
      },
    ),
  },
  socials: {
    field: linesField(
      { most: 8, length: 200, isSound: (lines) => lines.every(isWebAddress) },
      {
        wrong: 'Enter one address per line, such as https://www.instagram.com/yourshop, 8 at most.',
        example: DEFAULT_BRAND.socials,
      },
    ),
  },
} as const

export type Brand = FieldValues<typeof BRAND_FIELDS>

/** Parses the stored setting. What is missing or wrong has its default; `name` is the seller's. */
export function brandOf(stored: unknown, name: string): Brand {
  const base: Brand = { ...DEFAULT_BRAND, name }
  if (!isRecord(stored)) return base
  return mapFields(BRAND_FIELDS, (field, key) => {
    const value = stored[key]
    const isSound = value === null ? field.isOptional : isTyped(value) && isRead(field, value)
    return isSound ? value : base[key]
  })
}

const isTyped = (value: unknown): value is string | string[] =>
  typeof value === 'string' ||
  (Array.isArray(value) && value.every((one) => typeof one === 'string'))

function isRead(field: { read: (text: string) => unknown }, value: string | string[]): boolean {
  return field.read(typeof value === 'string' ? value : value.join('\n')) !== undefined
}
