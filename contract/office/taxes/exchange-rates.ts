import { count, fixed, line, type Field } from '@/contract/kit/resource/field'
import { date } from '@/contract/kit/resource/more-fields'
import { resource, type EntryOf } from '@/contract/kit/resource/resource'

const CURRENCY = 'Enter three letters, such as EUR.'
const DAY = 'Enter a date.'
const RATE = 'Enter how much of the currency one US dollar is worth, such as 0.92.'
const MILLION = 1_000_000

const rate: Field<number, string, 'count'> = {
  ...count(
    { least: 1, most: 100_000 * MILLION },
    {
      ...{ wrong: RATE, example: 920_000 },
      about: 'Millionths of the currency for one US dollar; 920000 is 0.92',
    },
  ),
  toForm: (value) => String(value / MILLION),
  parse(text) {
    const clean = text.trim().replace(',', '.')
    const value = /^\d{1,5}(\.\d{1,6})?$/.test(clean) ? Math.round(Number(clean) * MILLION) : 0
    return value > 0 ? { value } : { fault: RATE }
  },
}

/** Exchange rates of the US dollar, for taxes. */
export const exchangeRates = resource('exchangeRates', {
  nouns: {
    ...{ code: 'exchange_rate', one: 'exchange rate', a: 'an exchange rate' },
    many: 'exchange rates',
    exists: 'There is a rate of this currency for this day already.',
    removal: 'Documents that were issued keep the rate printed on them.',
  },
  path: '/api/backoffice/exchange-rates',
  read: 'settings.read',
  write: 'settings.write',
  fields: {
    currency: fixed(
      line(3, { required: CURRENCY, pattern: /^[A-Z]{3}$/, wrong: CURRENCY, example: 'EUR' }),
    ),
    rate,
    valid_on: date({ wrong: DAY, example: '2026-11-27', about: 'First day on which it applies' }),
    source: line(120, {
      ...{ required: 'Enter who published it.', example: 'European Central Bank' },
      about: 'Printed on documents',
    }),
  },
})

export type ExchangeRateEntry = EntryOf<typeof exchangeRates>
