import { z } from 'zod'

import { isFormat, MOST_FORMATS } from '@/domain/shop/countries/postcode-format'

import { Money } from '@/contract/kit/money.schema'
import { named } from '@/contract/kit/named.schema'
import { codeText, filled, line } from '@/contract/kit/text.schema'

const Fee = Money.refine((amount) => amount >= 0, 'Enter an amount of zero or more.')
const Days = z.int().min(0).max(365)

const RULES = {
  tax_title: filled(40, 'Enter the name of the tax, such as VAT.'),
  tax_basis_points: z
    .int()
    .min(0)
    .max(10_000)
    .describe('Tax on goods and shipping; 2000 is 20%, 0 collects none'),
  prices_include_tax: z.boolean().describe('Whether prices are shown with the tax in them'),
  shipping_bike: Fee.describe('Delivery of one bike'),
  shipping_goods: Fee.describe('Delivery of all other items of an order together'),
  transit_battery_days: Days.describe('Days in transit for items with a battery'),
  transit_goods_days: Days.describe('Days in transit for other items'),
  legal_tunes: z
    .array(z.string().max(40))
    .max(20)
    .describe('Tags of the motor tunes that its law allows on roads, the one bikes come with first')
    .meta({ examples: [['tune-us1', 'tune-us2']] }),
  region_title: line(40)
    .nullable()
    .describe('What addresses call a region, such as State; null where they have none'),
  postcode_formats: z
    .array(z.string().max(20).refine(isFormat, 'Use 9 for a digit and A for a letter.'))
    .max(MOST_FORMATS)
    .nullable()
    .describe(
      'How postal codes look: 9 is a digit, A a letter. Empty: they aren’t checked. Null: by a rule that formats can’t say, which stays',
    )
    .meta({ examples: [['99999', '99999-9999']] }),
  is_offered: z.boolean().describe('Whether the shop ships there'),
}

const Code = codeText(2)
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, 'Enter the two letters of the country, such as NO.')
  .meta({ examples: ['IS'] })

const Country = z.object({
  code: z.string().describe('ISO 3166-1 alpha-2'),
  title: z.string(),
  ...RULES,
  postcode_example: z
    .string()
    .nullable()
    .describe('A code that is taken; null for any')
    .meta({ examples: ['97205'] }),
  is_default: z.boolean().describe('What visitors see before they choose; it stays offered'),
  seen: z.string().describe('Names this version of it; send it back with a change'),
})

named({ ShippingCountry: [Country, 'A country the shop ships to, as staff edit it'] })

export const shippingSchemas = {
  list: {
    summary: 'Lists the countries with their taxes and shipping, those that are withdrawn too.',
    spec: '§7 Other',
    response: z.object({
      countries: z.array(Country),
      tunes: z
        .array(z.object({ tag: z.string(), title: z.string() }))
        .describe('The motor tunes that bikes come with'),
    }),
  },
  add: {
    summary: 'Adds a country.',
    spec: '§7 Other',
    errors: ['country_exists'],
    body: z.object({
      code: Code,
      title: filled(60, 'Enter the name of the country.').meta({ examples: ['Faroe Islands'] }),
      ...RULES,
    }),
    response: Country,
  },
  change: {
    summary: 'Changes taxes and shipping of a country. Orders that were placed keep theirs.',
    spec: '§7 Other',
    errors: ['country_not_found', 'country_changed'],
    params: z.object({
      code: z
        .string()
        .max(2)
        .meta({ examples: ['DE'] }),
    }),
    body: z.object({ ...RULES, seen: z.string().max(64).describe('As it was read') }),
    response: Country,
  },
} as const
