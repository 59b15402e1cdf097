import { contrast, lighten } from '@/utils/color'
import { DEFAULT_BRAND } from '@/utils/default-brand'

import { HERO_FOCUSES, isFocus } from './hero-picture'
import { areGroups, isMenu } from './menu'
import { isRecord, recordIn } from './stored-value'
import { lineField, linesField, mapFields, optionalField, type FieldValues } from './text-field'

export const BRAND_SETTING = 'brand'

/** Text and dark areas, on which the accent is text and which is text on the accent. */
const INK = '#14161A'
/** Background of light pages and text on the second accent, which is lighter under the mouse. */
const PAPER = '#F6F5F1'
const HOVERED = 0.12
/** WCAG 2.2, 1.4.3. */
const LEAST_CONTRAST = 4.5

export const HOME_SECTIONS = ['bikes', 'built', 'reviews', 'delivery', 'help'] as const
export type HomeSection = (typeof HOME_SECTIONS)[number]

export const isSection = (text: string): text is HomeSection =>
  HOME_SECTIONS.includes(text as HomeSection)

const isFilled = (most: number) => (text: string) => text.length > 0 && text.length <= most

const isColor = (text: string) => /^#[0-9A-F]{6}$/.test(text)
const isReadable = (text: string) => isColor(text) && contrast(text, INK) >= LEAST_CONTRAST
const isReadableOnPaper = (text: string) =>
  isColor(text) && contrast(lighten(text, HOVERED), PAPER) >= LEAST_CONTRAST

const isWebAddress = (text: string) => /^https:\/\/[\w-]+(?:\.[\w-]+)+(?:[/:]\S*)?$/.test(text)

const line = (max: number, wrong: string, example: string) =>
  lineField({ max, isSound: isFilled(max) }, { wrong, example })

const colorField = (
  isSound: (text: string) => boolean,
  notes: { wrong: string; example: string; about: string },
) => lineField({ max: 7, isSound, clean: (text) => text.trim().toUpperCase() }, notes)

const LOOK_FIELDS = {
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
    field: colorField(isReadable, {
      wrong: 'Choose a lighter color, such as #CFF245: it is text on dark and behind dark text.',
      example: DEFAULT_BRAND.accent,
      about: `#RRGGBB with a contrast of at least ${LEAST_CONTRAST} to ${INK}`,
    }),
  },
  second_accent: {
    field: colorField(isReadableOnPaper, {
      wrong: 'Choose a darker color, such as #14161A: it is behind light text on light pages.',
      example: DEFAULT_BRAND.second_accent,
      about: `#RRGGBB with a contrast of at least ${LEAST_CONTRAST} to ${PAPER}, also when it is lighter under the mouse`,
    }),
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

const MENU_FIELDS = {
  menu: {
    field: linesField(
      { most: 10, length: 240, isSound: (lines) => lines.length > 0 && isMenu(lines) },
      {
        wrong: 'Enter one link per line, such as “Contact: /contact”, 10 at most.',
        example: DEFAULT_BRAND.menu,
      },
    ),
  },
  footer: {
    field: linesField(
      { most: 60, length: 240, isSound: areGroups },
      {
        wrong:
          'Enter the title of a group, then one link per line, such as “Contact: /contact”. The law requires links to /terms, /privacypolicy, /rrpolicy and /withdrawal.',
        example: DEFAULT_BRAND.footer,
        about: 'Groups of links; a link without a title has that of its page',
      },
    ),
  },
} as const

const HOME_FIELDS = {
  heading: {
    field: line(80, 'Enter a heading of 80 characters at most.', DEFAULT_BRAND.heading),
  },
  lead: { field: line(300, 'Use 300 characters at most.', DEFAULT_BRAND.lead) },
  hero_bike: { field: optionalField(line(80, 'Choose a bike.', 'nyx')) },
  hero_color: { field: optionalField(line(60, 'Choose a color.', 'Black')) },
  hero_picture: {
    field: optionalField(
      lineField(
        { max: 40, isSound: (text) => /^[\w-]{8,40}$/.test(text) },
        {
          wrong: 'Upload the picture again.',
          example: 'mJ2v0Qk3Zr8wN5yTb7LxAg',
          about: 'Id of an uploaded picture that takes the place of the bike',
        },
      ),
    ),
  },
  hero_alt: {
    field: optionalField(
      line(250, 'Use 250 characters at most.', 'Two riders on a forest road at dawn'),
    ),
  },
  hero_focus: {
    field: lineField(
      { max: 10, isSound: isFocus },
      {
        wrong: 'Choose what stays in view.',
        example: DEFAULT_BRAND.hero_focus,
        about: HERO_FOCUSES.join(', '),
      },
    ),
  },
  sections: {
    field: linesField(
      { most: HOME_SECTIONS.length, length: 20, isSound: (lines) => lines.every(isSection) },
      {
        wrong: 'Choose the sections of the home page.',
        example: DEFAULT_BRAND.sections,
        about: 'Sections of the home page below its first picture, in order',
      },
    ),
  },
} as const

/** Parts of the brand as its screen shows them. */
export const BRAND_PARTS = { look: LOOK_FIELDS, menus: MENU_FIELDS, home: HOME_FIELDS } as const

/** How the shop presents itself on pages, in emails and in authenticator apps. */
export const BRAND_FIELDS = { ...LOOK_FIELDS, ...MENU_FIELDS, ...HOME_FIELDS } as const

export type Brand = FieldValues<typeof BRAND_FIELDS>

export const ALT_MISSING = 'Describe the picture for those who can’t see it.'

/** Whether a picture has no description yet. */
export const lacksAlt = ({
  hero_picture,
  hero_alt,
}: Record<'hero_picture' | 'hero_alt', unknown>) => Boolean(hero_picture) && !hero_alt

export const BRAND_PICTURES = ['logo', 'mark'] as const
/** What staff upload; the hero is shown once a published brand names it. */
export const BRAND_UPLOADS = [...BRAND_PICTURES, 'hero'] as const
export type BrandUpload = (typeof BRAND_UPLOADS)[number]
/** The logo takes the place of mark and name at the top of pages; the mark is a square. */
export type BrandPicture = (typeof BRAND_PICTURES)[number]

export const PICTURES_SETTING = 'brand_pictures'

interface PictureSize {
  /** Hash of the content. */
  version: string
  /** In px. */
  width: number
  height: number
}

export type BrandPictures = Record<BrandPicture, PictureSize | null>

/** Parses the stored pictures without their content. */
export function picturesOf(stored: unknown): BrandPictures {
  return { logo: uploadOf(stored, 'logo'), mark: uploadOf(stored, 'mark') }
}

export function uploadOf(stored: unknown, name: BrandUpload): PictureSize | null {
  const { version, width, height } = recordIn(stored, name)
  const isSound = typeof version === 'string' && typeof width === 'number'
  return isSound && typeof height === 'number' ? { version, width, height } : null
}

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
