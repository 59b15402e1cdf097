import { cents } from '@/domain/kit/money'
import { quoteOrder } from '@/domain/shop/checkout/quote'
import { displayPrice } from '@/domain/shop/tax/display-price'
import type { Country } from '@/domain/shop/countries/country'
import {
  localRatesOf,
  localRatesText,
  parseRate,
  registrationState,
  taxedRegions,
  taxesAt,
  taxNumbers,
  type TaxTable,
} from '@/domain/shop/tax/registration'
import type { ExchangeRates } from '@/domain/shop/tax/exchange-rate'
import { rateOf, titleOf } from '@/domain/shop/tax/tax'
import { taxCurrency } from '@/domain/shop/tax/tax-currency'
import { taxAddressOf } from '@/domain/shop/tax/tax-address'
import { seedCountries } from '@/server/seed/data/countries'
import { seedRegistrations } from '@/server/seed/data/registrations'
import { seedTaxes } from '@/__tests__/support/catalog/seed-catalog'

const DAY = '2026-11-29'
const TABLE = seedTaxes()
const { registrations: ROWS } = TABLE
/** The table with other registrations. */
const tableOf = (
  registrations: TaxTable['registrations'],
  exchangeRates: ExchangeRates = new Map(),
) => ({
  registrations,
  exchangeRates,
})

function countryAt(code: string, region = '', postcode = ''): Country {
  const country = seedCountries.find((one) => one.code === code)
  if (!country) throw new Error(code)
  return { ...country, taxes: taxesAt(TABLE, { country, region, postcode }, DAY) }
}

/** An order of one item, with what its delivery costs, in cents. */
function order(country: Country, price: number, delivery = 0) {
  const free = { ...country, shipping_bike: cents(delivery), shipping_goods: cents(delivery) }
  const line = { price: cents(price), count: 1, is_bike: false, is_digital: false }
  return quoteOrder([line], free, null)
}

const rates = (code: string, region: string, postcode = '') =>
  countryAt(code, region, postcode).taxes.map((tax) => `${tax.jurisdiction} ${tax.rate / 10_000}`)

describe('New York', () => {
  // Tax Bulletin ST-838 of the state, 14 May 2012: table and chairs $3,500.00, transportation $250.00; tax on $3,750.00.
  it('taxes delivery with the goods, and splits the tax between state and county', () => {
    const quote = order(countryAt('US', 'NY', '12207'), 350_000, 25_000)
    expect([quote.tax, quote.total]).toEqual([30_000, 405_000])
    expect(quote.lines[0]?.taxes).toEqual([
      { title: 'Sales tax', jurisdiction: 'New York', rate: 40_000, base: 350_000, tax: 14_000 },
      {
        ...{ title: 'Sales tax', jurisdiction: 'Albany County', rate: 40_000 },
        ...{ base: 350_000, tax: 14_000 },
      },
    ])
    expect(quote.delivery_taxes.map(({ base, tax }) => [base, tax])).toEqual([
      [25_000, 1_000],
      [25_000, 1_000],
    ])
  })

  test.each([
    ['NY', '10001', ['New York 4', 'New York City 4.875']],
    ['ny', '12207-1234', ['New York 4', 'Albany County 4']],
    ['New York', '14201', ['New York 4', 'Erie County 4.75']],
    ['NY', '13901', ['New York 4', 'Other counties 4']],
    ['NY', '', ['New York 4']],
    ['OR', '97205', []],
    ['', '', []],
  ])('region %j with ZIP code %j is taxed by %j', (region, postcode, expected) => {
    expect(rates('US', region, postcode)).toEqual(expected)
  })
})

test('the most exact local rate applies, in whatever order they are entered', () => {
  const [row] = ROWS.filter(({ region }) => region === 'NY')
  const local_rates = localRatesOf('* 1% Others\n12 2% North\n12207 3% Albany\n122 4% County') ?? []
  const rows = row ? [{ ...row, local_rates }] : []
  const local = (postcode: string) =>
    taxesAt(tableOf(rows), { country: countryAt('US'), region: 'NY', postcode }, DAY)[1]
      ?.jurisdiction
  expect(['10001', '12999', '12207', '12208'].map(local)).toEqual([
    ...['Others', 'North', 'Albany', 'County'],
  ])
})

describe('Canada', () => {
  // Revenu Québec, "Calculating the Taxes": a good for $100.00 costs $114.98 with GST and QST.
  it('adds the tax of Quebec to the national one, each rounded', () => {
    const quote = order(countryAt('CA', 'QC'), 10_000)
    expect(quote.lines[0]?.taxes.map(({ title, tax }) => [title, tax])).toEqual([
      ['GST', 500],
      ['QST', 998],
    ])
    expect(quote.total).toBe(11_498)
    expect(titleOf(countryAt('CA', 'QC').taxes, 'Tax')).toBe('GST + QST')
  })

  test.each([
    ['ON', ['Ontario 13']],
    ['NS', ['Nova Scotia 14']],
    ['British Columbia', ['Canada 5', 'British Columbia 7']],
    ['AB', ['Canada 5']],
    ['', ['Canada 5']],
  ])('region %j is taxed by %j', (region, expected) => {
    expect(rates('CA', region)).toEqual(expected)
  })
})

describe('where prices include tax', () => {
  it('a tax that delivery is free of is not in its price', () => {
    const germany = countryAt('DE')
    const free = {
      ...germany,
      taxes: germany.taxes.map((tax) => ({ ...tax, taxes_delivery: false })),
    }
    const quote = order(free, 10_000, 1_000)
    expect([quote.shown.shipping, quote.tax, quote.total]).toEqual([1_000, 1_900, 12_900])
    expect(quote.delivery_taxes).toEqual([])
  })

  it('two taxes share what the price includes', () => {
    const taxes = [20_000, 30_000].map((rate) => ({
      ...{
        title: `Tax ${rate}`,
        jurisdiction: 'Somewhere',
        rate,
        taxes_delivery: true,
        limit: null,
      },
    }))
    const quote = order({ ...countryAt('DE'), taxes }, 10_001)
    expect(quote.lines[0]?.taxes.map(({ tax }) => tax)).toEqual([200, 300])
    expect([quote.shown.subtotal, quote.tax]).toEqual([10_501, 500])
  })
})

describe('a registration', () => {
  const rowOf = (dates: { starts_on: string; ends_on: string | null }) => {
    const [row] = ROWS.filter((one) => one.country_code === 'DE')
    return row ? [{ ...row, ...dates }] : []
  }
  const germany = { code: 'DE', title: 'Germany' }

  test.each([
    ['2026-11-30', null, 'planned', 0],
    ['2026-11-29', '2026-11-29', 'in_force', 190_000],
    ['2020-01-01', null, 'in_force', 190_000],
    ['2020-01-01', '2026-11-28', 'ended', 0],
  ])('from %s until %s is %s', (starts_on, ends_on, state, rate) => {
    const address = { country: germany, region: '', postcode: '' }
    const rows = rowOf({ starts_on, ends_on })
    expect(registrationState({ starts_on, ends_on }, DAY)).toBe(state)
    expect(rateOf(taxesAt(tableOf(rows), address, DAY))).toBe(rate)
  })

  it('of a state makes the tax depend on the state', () => {
    expect(taxedRegions(ROWS, 'US', DAY)).toEqual(['NY'])
    expect(taxedRegions(ROWS, 'DE', DAY)).toEqual([])
    expect(taxedRegions(ROWS, 'US', '2019-01-01')).toEqual([])
  })

  it('in the seed has a country, and a rate that its law has', () => {
    const codes = seedCountries.map(({ code }) => code)
    for (const { country_code } of seedRegistrations) expect(codes).toContain(country_code)
    expect(new Set(seedRegistrations.map(({ id }) => id)).size).toBe(seedRegistrations.length)
  })
})

describe('a limit of the value', () => {
  // Value Added Tax Act 1994, s. 7(5B): sellers abroad charge VAT on consignments of up to £135.
  const british = (limit_scope: 'consignment' | 'item', rates: ExchangeRates): Country => {
    const rows = ROWS.filter(({ country_code }) => country_code === 'GB').map((row) => ({
      ...{ ...row, limit_amount: 135, limit_currency: 'GBP', limit_scope },
    }))
    const country = countryAt('GB')
    const address = { country, region: '', postcode: '' }
    return { ...country, taxes: taxesAt(tableOf(rows, rates), address, DAY) }
  }
  // £0.80 for $1: £135 are $168.75.
  const RATES: ExchangeRates = new Map([['GBP', { rate: 800_000, valid_on: DAY, source: 'HMRC' }]])
  const pair = (country: Country, price: number) => {
    const line = { price: cents(price), count: 2, is_bike: false, is_digital: false }
    const free = { ...country, shipping_goods: cents(1_000) }
    const quote = quoteOrder([line], free, null)
    return [quote.is_taxed_on_import, quote.tax, quote.shown.lines[0]?.price, quote.total]
  }

  it('is for all items of an order, and above it nothing is charged, nor shown', () => {
    const country = british('consignment', RATES)
    expect(pair(country, 8_437)).toEqual([false, 3_574, 10_124, 21_448])
    expect(pair(country, 8_438)).toEqual([true, 0, 8_438, 17_876])
    expect(displayPrice(cents(16_875), country)).toBe(20_250)
    expect(displayPrice(cents(16_876), country)).toBe(16_876)
  })

  it('can be for each item', () => {
    const country = british('item', RATES)
    expect(pair(country, 16_875)[0]).toBe(false)
    expect(pair(country, 16_876)[0]).toBe(true)
  })

  it('without an exchange rate doesn’t exempt anything', () => {
    expect(pair(british('consignment', new Map()), 100_000)[0]).toBe(false)
  })
})

describe('below the threshold of the one-stop shop', () => {
  // Directive 2006/112/EC, art. 59c: up to €10,000 a year, the VAT of the seller's own state applies.
  const table = tableOf(
    ROWS.filter(({ country_code }) => ['DE', 'NO'].includes(country_code)).map((row) => ({
      ...{ ...row, covers_eu: row.country_code === 'DE' },
    })),
  )
  const taxed = (code: string) => {
    const country = seedCountries.find((one) => one.code === code)
    if (!country) throw new Error(code)
    return taxesAt(table, { country, region: '', postcode: '' }, DAY).map(
      ({ jurisdiction, rate }) => `${jurisdiction} ${rate / 10_000}`,
    )
  }

  test.each([
    ['DE', ['Germany 19']],
    ['FR', ['Germany 19']],
    ['NO', ['Norway 25']],
    ['CH', []],
  ])('%s pays %j', (code, expected) => {
    expect(taxed(code)).toEqual(expected)
  })

  it('documents for other EU countries state the number of the seller’s own state', () => {
    const registrations = table.registrations.map((row) => ({ ...row, number: row.country_code }))
    const numbers = ['FR', 'CH'].map((code) =>
      taxNumbers(
        { registrations },
        { country: { code, title: '' }, region: '', postcode: '' },
        DAY,
      ),
    )
    expect(numbers).toEqual([['VAT DE'], []])
  })
})

test('the tax numbers of a destination are those of its country and region', () => {
  const numbered = ROWS.map((row) => ({
    ...row,
    number: `${row.country_code}-${row.region ?? '1'}`,
  }))
  const numbers = (code: string, region: string) => {
    const country = { code, title: '' }
    return taxNumbers({ registrations: numbered }, { country, region, postcode: '' }, DAY)
  }
  expect(numbers('CA', 'QC')).toEqual(['GST CA-1', 'QST CA-QC'])
  expect(numbers('DE', '')).toEqual(['VAT DE-1'])
  expect(taxNumbers(TABLE, { country: countryAt('DE'), region: '', postcode: '' }, DAY)).toEqual([])
})

test.each([
  ['DE', 'EUR'],
  ['SE', 'SEK'],
  ['GB', 'GBP'],
  ['US', null],
])('invoices to %s state the tax in %s', (code, currency) => {
  expect(taxCurrency(code)).toBe(currency)
})

describe('an address that is being typed', () => {
  const usa = { ...countryAt('US'), taxed_regions: ['NY'] }

  test.each([
    [{ region: '', postcode: '12207' }, {}],
    [{ region: 'new york', postcode: '122' }, { region: 'NY' }],
    [
      { region: 'NY', postcode: '12207' },
      { region: 'NY', postcode: '12207' },
    ],
    [{ region: 'OR', postcode: '97205' }, { region: 'OR' }],
  ])('%j asks for the price of %j', (typed, expected) => {
    expect(taxAddressOf(usa, typed)).toEqual(expected)
    expect(taxAddressOf(countryAt('DE'), typed)).toEqual({})
  })
})

describe('local rates as text', () => {
  it('are parsed and written back', () => {
    const text = '12201-12288 4% Albany County\n142 4.75% Erie County\n* 4% Other counties'
    const rows = localRatesOf(text)
    expect(rows?.[0]).toEqual({ postcodes: '12201-12288', title: 'Albany County', rate: 40_000 })
    expect(rows && localRatesText(rows)).toBe(text)
    expect(localRatesOf(' \n')).toEqual([])
  })

  test.each([
    '12207 4%',
    '12207 x Albany',
    '122-12288 4% Albany',
    '12288-12201 4% Albany',
    '12207 101% A',
  ])('%j is refused', (text) => {
    expect(localRatesOf(text)).toBeNull()
  })

  test.each([
    ['9,975', 99_750],
    ['0', 0],
    ['100 %', 1_000_000],
    ['100.1', null],
    ['-1', null],
    ['4.12345', null],
  ])('a rate of %j is %j', (text, expected) => {
    expect(parseRate(text)).toBe(expected)
  })
})
