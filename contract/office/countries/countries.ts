import { count, fixed, flag, line, money, optional, terms } from '@/contract/kit/resource/field'
import { resource, type EntryOf } from '@/contract/kit/resource/resource'
import { defineRoutes, type WireResponse } from '@/contract/kit/route'
import { ANY_POSTCODE, formatsIn, MOST_FORMATS } from '@/domain/shop/countries/postcode-format'
import type { shippingSchemas } from './countries.schema'

const CODE = 'Enter the two letters of the country, such as IS.'
const FEE = { wrong: 'Enter an amount, such as 49 or 49.90.' }
const days = (about: string) =>
  count({ least: 0, most: 365 }, { wrong: 'Enter a number of days.', about })
const formats = terms(
  { least: 0, most: MOST_FORMATS },
  {
    wrong: 'Use 9 for a digit and A for a letter, such as 99999 or A9A 9A9.',
    about:
      'How postal codes look: 9 is a digit, A a letter. Empty: they aren’t checked. Null: by a rule that formats can’t say, which stays',
    ...{ read: formatsIn, example: ['99999', '99999-9999'] },
  },
)

/** Taxes and shipping by country. */
export const shipping = resource('shipping', {
  nouns: {
    ...{ code: 'shipping_country', one: 'country', a: 'a country', many: 'countries' },
    exists: 'The shop has this country already.',
  },
  path: '/api/backoffice/countries',
  spec: '§7 Other',
  read: 'settings.read',
  write: 'settings.write',
  key: 'code',
  fields: {
    title: fixed(
      line(60, { required: 'Enter the name of the country.', example: 'Faroe Islands' }),
    ),
    code: fixed(
      line(2, {
        ...{ required: CODE, pattern: /^[A-Za-z]{2}$/, wrong: CODE, example: 'FO' },
        about: 'ISO 3166-1 alpha-2',
      }),
    ),
    tax_title: {
      ...line(40, { required: 'Enter the name of the tax, such as VAT.', example: 'VAT' }),
      blank: 'VAT',
    },
    shipping_bike: money({ ...FEE, about: 'Delivery of one bike' }),
    shipping_goods: money({ ...FEE, about: 'Delivery of all other items of an order together' }),
    transit_battery_days: days('Days in transit for items with a battery'),
    transit_goods_days: days('Days in transit for other items'),
    region_title: optional(
      line(40, {
        about: 'What addresses call a region; null where they have none',
        example: 'State',
      }),
    ),
    postcode_formats: optional<string[], string, 'terms'>({
      ...formats,
      toForm: (value) => (value.length === 0 ? ANY_POSTCODE : formats.toForm(value)),
      parse: (text) =>
        text.trim().toLowerCase() === ANY_POSTCODE ? { value: [] } : formats.parse(text),
    }),
    legal_tunes: terms(
      { least: 0, most: 20 },
      {
        wrong: 'Choose from the motor classes of the bikes.',
        about:
          'Tags of the motor classes that its law allows on roads, the one bikes come with first',
        read: (text) => text.split(',').flatMap((tag) => tag.trim() || []),
        example: ['tune-us1', 'tune-us2'],
      },
    ),
    prices_include_tax: flag({
      blank: true,
      about: 'Whether prices are shown with the tax in them',
    }),
    is_offered: flag({ blank: true, about: 'Whether the shop ships there' }),
  },
  computed: {
    postcode_example: optional(
      line(40, { about: 'A code that is taken; null for any', example: '97205' }),
    ),
    tax_rate: count(
      { least: 0, most: 1_000_000 },
      { about: 'Tax of the whole country in parts per million; 0 if the shop collects none' },
    ),
    taxed_regions: count(
      { least: 0, most: 100 },
      { about: 'Number of states or provinces with a tax of their own' },
    ),
    is_default: flag({ about: 'What visitors see before they choose; it stays offered' }),
  },
})

export const shippingRoutes = defineRoutes<typeof shippingSchemas>()({
  tunes: {
    method: 'GET',
    path: '/api/backoffice/motor-tunes',
    auth: 'admin',
    permission: 'settings.read',
  },
})

/** A country with its taxes and fees, amounts in cents. */
export type ShippingCountry = EntryOf<typeof shipping>
export type MotorTune = WireResponse<(typeof shippingSchemas)['tunes']>['tunes'][number]
