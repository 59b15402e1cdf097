import { isExternalLink, LONGEST_LINK } from '@/domain/kit/external-link'
import {
  countField,
  factsField,
  lineField,
  linesField,
  optionalField,
  fieldNames,
  type FieldTexts,
  type FieldValues,
  type TextField,
} from '@/domain/kit/text-field'
import { PARTY_LINES, PARTY_WRONG, partyOf } from '@/domain/shop/goods/party'
import { countryName } from '@/utils/country-name'
import { omit } from '@/utils/omit'

/** A field of accessories and spare parts; everything that shows, checks or stores it loops over these. */
export interface ProductField {
  field: TextField
  /** Its column in CSV tables, and the message for a wrong cell. */
  table?: { column: string; wrong: string }
  /** Whether the product page shows it among the identifiers; its text is in `productSheet`. */
  isShown?: true
  /** Its properties in structured data. */
  schemaOrg?: (value: string) => Record<string, unknown>
  control?: { rows?: number; keyboard?: 'numeric' | 'url'; maxLength?: number; isOwn?: true }
}

/** Who answers for its safety, if not those of the settings (Regulation (EU) 2023/988, art. 19). */
const partyField = (column: string, notes: { example: string[]; about: string }) => ({
  field: optionalField(
    linesField(
      { ...PARTY_LINES, isSound: (lines) => partyOf(lines) !== null },
      { ...notes, wrong: PARTY_WRONG },
    ),
  ),
  table: { column, wrong: `${column} must be a name, an address and an email address, or empty.` },
  control: { rows: 4 },
})

/** Fields of all products. */
export const SHEET_FIELDS = {
  weight_g: {
    field: countField(
      { least: 0, most: 200_000 },
      { wrong: 'Enter whole grams, 200,000 at most.', example: 420 },
    ),
    table: { column: 'weight_g', wrong: 'weight_g must be whole grams, 200,000 at most.' },
  },
  facts: {
    field: factsField(
      { most: 30, label: 60, value: 200 },
      {
        wrong: 'Write each fact on a line of its own as “Name: value”, 30 lines at most.',
        example: [{ label: 'Material', value: 'Steel' }],
      },
    ),
    table: { column: 'facts', wrong: 'facts must be lines such as “Material: Steel”, 30 at most.' },
    control: { rows: 5 },
  },
  fits_parts: {
    field: linesField(
      { most: 30, length: 80 },
      {
        wrong: 'Write the code of each option on a line of its own, 30 lines at most.',
        example: ['drive-9'],
        about:
          'Codes of the bikes’ options that it fits. A bike that has such an option needs one of them on it; empty fits every build',
      },
    ),
    table: {
      column: 'fits_options',
      wrong: 'fits_options must be codes of options, each on a line of its own, 30 at most.',
    },
    control: { isOwn: true },
  },
  warnings: {
    field: linesField(
      { most: 20, length: 500 },
      {
        wrong: 'Use 20 lines at most, with 500 characters each.',
        example: ['Mind your fingers.'],
      },
    ),
    table: {
      column: 'warnings',
      wrong: 'warnings must be lines of up to 500 characters, 20 at most.',
    },
    control: { rows: 3 },
  },
  maker: partyField('maker', {
    example: ['Fork Works', '12 Mill Road', 'Taichung 407', 'Taiwan', 'safety@fork.example'],
    about: 'Manufacturer: name, postal address and email address; null for that of the shop',
  }),
  eu_responsible: partyField('eu_responsible', {
    example: ['Fork Works EU', '3 Kade', '3011 AB Rotterdam', 'Netherlands', 'eu@fork.example'],
    about: 'EU responsible person, as `maker`; null for that of the shop',
  }),
  gtin: {
    field: optionalField(
      lineField(
        { max: 14, isSound: isGtin, clean: (text) => text.replace(/[\s-]/g, '') },
        {
          wrong: 'Enter the 8, 12, 13 or 14 digits under the barcode.',
          example: '4006381333931',
        },
      ),
    ),
    table: {
      column: 'gtin',
      wrong:
        'gtin must be 8, 12, 13 or 14 digits with the right check digit, or empty. Spreadsheet programs drop zeros at its front.',
    },
    control: { keyboard: 'numeric' },
    isShown: true,
    schemaOrg: (gtin: string) => ({ gtin }),
  },
  external_link: {
    field: optionalField(
      lineField(
        { max: LONGEST_LINK, isSound: isExternalLink },
        {
          wrong: 'Enter an address that begins with https://.',
          example: 'https://fund.example/nyx',
          about: 'Shop where it’s paid instead of at the checkout; null for none',
        },
      ),
    ),
    table: {
      column: 'external_link',
      wrong: 'external_link must be an address that begins with https://, or empty.',
    },
    control: { keyboard: 'url', maxLength: LONGEST_LINK },
  },
  country_of_origin: {
    field: optionalField(
      lineField(
        {
          max: 2,
          isSound: (code) => countryName(code) !== null,
          clean: (text) => text.trim().toUpperCase(),
        },
        {
          wrong: 'Enter the two letters of a country, such as TW.',
          example: 'TW',
          about: 'ISO 3166-1 alpha-2 code of the country where it is made',
        },
      ),
    ),
    table: {
      column: 'country_of_origin',
      wrong: 'country_of_origin must be the two letters of a country, such as TW, or empty.',
    },
    isShown: true,
    schemaOrg: (name: string) => ({ countryOfOrigin: { '@type': 'Country', name } }),
  },
  shelf: {
    field: optionalField(
      lineField(
        { max: 40 },
        {
          wrong: 'Use 40 characters at most.',
          example: 'B-12',
          about: 'Where it is in the warehouse, for the pick list',
        },
      ),
    ),
    table: { column: 'shelf', wrong: 'shelf must be 40 characters at most, or empty.' },
  },
} as const satisfies Record<string, ProductField>

const LINES = { most: 12, length: 120 }

/** Fields of spare parts, for mechanics. */
export const SERVICE_FIELDS = {
  standards: {
    field: linesField(LINES, {
      wrong: 'Write each standard on a line of its own, 12 lines of 120 characters at most.',
      example: ['ISO 5775'],
    }),
  },
  standard_equivalent: {
    field: optionalField(
      lineField(
        { max: 120 },
        {
          wrong: 'Use 120 characters at most.',
          example: 'Any UDH hanger',
          about: 'What fits in its place',
        },
      ),
    ),
  },
  tools: {
    field: linesField(LINES, {
      wrong: 'Write each tool on a line of its own, 12 lines of 120 characters at most.',
      example: ['5 mm hex key'],
    }),
  },
  difficulty: {
    field: optionalField(
      countField(
        { least: 1, most: 3 },
        {
          wrong: 'Choose a difficulty.',
          example: 3,
          about: '1 anyone, 2 experienced, 3 workshop',
        },
      ),
    ),
  },
  minutes: {
    field: optionalField(
      countField(
        { least: 1, most: 1_440 },
        { wrong: 'Enter whole minutes, 1,440 at most, or leave it empty.', example: 35 },
      ),
    ),
  },
  wear_interval_km: {
    field: optionalField(
      countField(
        { least: 1, most: 200_000 },
        {
          wrong: 'Enter whole kilometers, 200,000 at most, or leave it empty.',
          example: 2_500,
          about: 'Typical life',
        },
      ),
    ),
  },
} as const satisfies Record<string, ProductField>

export type SheetField = keyof typeof SHEET_FIELDS
/** Fields of one line that the product page shows. */
export type ShownField = {
  [N in SheetField]: (typeof SHEET_FIELDS)[N] extends { isShown: true } ? N : never
}[SheetField]
export type ProductSheet = FieldValues<typeof SHEET_FIELDS>
export type SheetTexts = FieldTexts<typeof SHEET_FIELDS>
export type SpareService = FieldValues<typeof SERVICE_FIELDS>
/** Form values; lists have one entry per line. */
export type ServiceTexts = FieldTexts<typeof SERVICE_FIELDS>

export const SHEET_NAMES = fieldNames(SHEET_FIELDS)
export const SERVICE_NAMES = fieldNames(SERVICE_FIELDS)
/** Fields that product pages have and lists don’t. */
export const PAGE_NAMES = SHEET_NAMES.filter((name) => name !== 'weight_g')

/** Fields that visitors may read. */
export const PUBLIC_FIELDS = omit(SHEET_FIELDS, 'shelf')

/** Fields with a column in CSV tables. */
export const TABLE_FIELDS = SHEET_NAMES.flatMap((name) => {
  const { field, table }: ProductField = SHEET_FIELDS[name]
  return table ? [{ name, field, ...table }] : []
})

/** Returns the schema.org properties of a product’s fields. */
export const schemaOrgOf = (sheet: FieldValues<typeof PUBLIC_FIELDS>): Record<string, unknown> =>
  Object.assign(
    {},
    ...fieldNames(PUBLIC_FIELDS).map((name) => {
      const { schemaOrg }: ProductField = PUBLIC_FIELDS[name]
      const value = sheet[name]
      return typeof value === 'string' ? schemaOrg?.(value) : undefined
    }),
  ) as Record<string, unknown>

/** Verifies the check digit (GTIN-8, -12, -13, -14). @example isGtin('036000291452') // true */
export function isGtin(digits: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return false
  const sum = [...digits]
    .reverse()
    .reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
