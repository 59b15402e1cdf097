import { choice, count, flag, line, optional, type Field } from '@/contract/kit/resource/field'
import { date, prefilled, records } from '@/contract/kit/resource/more-fields'
import { resource, type EntryOf } from '@/contract/kit/resource/resource'
import { LIMIT_SCOPES } from '@/domain/shop/tax/tax'
import {
  localRatesOf,
  localRatesText,
  parseRate,
  rateText,
  REGISTRATION_STATES,
} from '@/domain/shop/tax/registration'

const CODE = 'Choose a country.'
const CURRENCY = 'Enter three letters, such as GBP.'
const DAY = 'Enter a date.'
const RATE = 'Enter a percentage from 0 to 100, such as 8.875.'
const LOCAL = 'Enter one rate per line, such as 12201-12288 4% Albany County.'

const rate = (about: string): Field<number, string, 'count'> => ({
  ...count({ least: 0, most: 1_000_000 }, { wrong: RATE, about, example: 65_000 }),
  toForm: rateText,
  parse: (text) => {
    const value = parseRate(text)
    return value === null ? { fault: RATE } : { value }
  },
})

/** Registrations for tax by country and by state or province. */
export const registrations = resource('registrations', {
  nouns: {
    ...{ code: 'tax_registration', one: 'tax registration', a: 'a tax registration' },
    many: 'tax registrations',
    exists: 'The shop is registered there for this tax on some of these days already.',
    removal: 'Orders that were placed keep their taxes.',
  },
  path: '/api/backoffice/tax-registrations',
  read: 'settings.read',
  write: 'settings.write',
  fields: {
    country_code: line(2, {
      ...{ required: CODE, pattern: /^[A-Z]{2}$/, wrong: CODE, example: 'US' },
      about: 'ISO 3166-1 alpha-2',
    }),
    region: optional(
      line(40, { example: 'WA', about: 'State or province; null for the whole country' }),
    ),
    title: line(40, { required: 'Enter the name of the tax, such as VAT.', example: 'Sales tax' }),
    number: line(40, { example: '12-3456789', about: 'Tax number, printed on documents' }),
    rate: rate('Rate in parts per million; 88750 is 8.875%'),
    local_rates: records(
      {
        postcodes: line(21, {
          ...{ required: LOCAL, example: '12201-12288' },
          about: 'A code, the beginning of codes, a range, or * for all others',
        }),
        title: line(60, { required: LOCAL, example: 'Albany County' }),
        rate: rate('Added to the rate of the state'),
      },
      {
        ...{ most: 2_000, wrong: LOCAL, toForm: localRatesText, read: localRatesOf },
        isValid: (rates) => localRatesOf(localRatesText(rates)) !== null,
        about: 'Rates of counties and cities; of those that fit a postal code, the most exact one',
      },
    ),
    starts_on: date({ wrong: DAY, example: '2026-01-01' }),
    ends_on: optional(
      date({ wrong: DAY, example: '2027-12-31', about: 'Last day; null for no end' }),
    ),
    taxes_delivery: prefilled(flag({ about: 'Whether shipping is taxed, too' }), true),
    limit_amount: optional(
      count(
        { least: 1, most: 1_000_000 },
        {
          ...{ wrong: 'Enter a whole amount, such as 135.', example: 135 },
          about: 'Value up to which the shop collects it; above, the carrier does on import',
        },
      ),
    ),
    limit_currency: optional(
      line(3, { pattern: /^[A-Z]{3}$/, wrong: CURRENCY, example: 'GBP', about: 'ISO 4217' }),
    ),
    limit_scope: choice(LIMIT_SCOPES),
    covers_eu: flag({
      about:
        'Whether it applies in EU countries without a registration, as below the threshold of the one-stop shop',
    }),
    replaces_national: flag({
      about: 'Whether it takes the national tax’s place, as harmonized sales tax does',
    }),
  },
  computed: {
    jurisdiction: line(120, {
      ...{ example: 'United States, New York', about: 'Names of country and state or province' },
    }),
    state: choice(REGISTRATION_STATES),
  },
  check: ({ starts_on, ends_on, region, replaces_national, limit_amount, limit_currency }) => ({
    ...(starts_on && ends_on && ends_on < starts_on
      ? { ends_on: 'Choose an end that is not before the start.' }
      : {}),
    ...((limit_amount === null) !== (limit_currency === null)
      ? { limit_currency: 'Enter both an amount and its currency, or neither.' }
      : {}),
    ...(replaces_national && region === null
      ? { region: 'Enter the state or province whose tax replaces the national one.' }
      : {}),
  }),
})

/** A registration for tax. */
export type Registration = EntryOf<typeof registrations>
