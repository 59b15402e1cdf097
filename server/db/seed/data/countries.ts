import { DEFAULT_COUNTRY_ID } from '../../../../domain/constants'
import type { Country } from '../../../../domain/country'
import { cents } from '../../../../domain/money'

type Zone = Pick<Country, 'shipping_bike' | 'shipping_goods' | 'transit_days'>

function zone(bike: number, goods: number, battery_days: number, goods_days: number): Zone {
  return {
    shipping_bike: cents(bike),
    shipping_goods: cents(goods),
    transit_days: { battery: battery_days, goods: goods_days },
  }
}

/** Goods with a battery go by ground and sea only, so their days are many more than those of other goods. */
const HOME = zone(9_900, 990, 6, 4)
const CANADA = zone(14_900, 1_990, 9, 6)
const EUROPE = zone(24_900, 2_490, 28, 7)
const EUROPE_EDGE = zone(29_900, 2_990, 34, 9)
const ASIA = zone(29_900, 2_990, 32, 8)
const OCEANIA = zone(32_900, 3_490, 38, 10)
const SOUTH_AMERICA = zone(32_900, 3_490, 36, 12)

/** 250 W and 25 km/h: a bicycle by law in Europe and in the countries that took over its rule. */
const EU_RULE = ['tune-eu']

interface CountryRow {
  id: number
  title: string
  code: string
  /** Per cent. */
  tax: number
  tax_title?: string
  /** Prices are shown without tax, as in North America. */
  isTaxApart?: boolean
  zone: Zone
  tunes?: string[]
  region?: string
  postcode: [pattern: string, example: string] | null
}

function country(row: CountryRow): Country {
  return {
    id: row.id,
    title: row.title,
    code: row.code,
    tax_title: row.tax_title ?? 'VAT',
    tax_basis_points: Math.round(row.tax * 100),
    prices_include_tax: !row.isTaxApart,
    ...row.zone,
    legal_tunes: row.tunes ?? EU_RULE,
    region_title: row.region ?? null,
    postcode: row.postcode && { pattern: `^${row.postcode[0]}$`, example: row.postcode[1] },
  }
}

const FOUR = '\\d{4}'
const FIVE = '\\d{5}'

/** In the order of their names. Rates are the standard rates of 2026. */
const rows: CountryRow[] = [
  {
    id: 1,
    title: 'Australia',
    code: 'AU',
    tax: 10,
    tax_title: 'GST',
    zone: OCEANIA,
    region: 'State',
    postcode: [FOUR, '3000'],
  },
  { id: 2, title: 'Austria', code: 'AT', tax: 20, zone: EUROPE, postcode: [FOUR, '1010'] },
  { id: 3, title: 'Belgium', code: 'BE', tax: 21, zone: EUROPE, postcode: [FOUR, '1000'] },
  // Brazil: up to 1,000 W and 32 km/h without a throttle (CONTRAN resolution 996).
  {
    id: 4,
    title: 'Brazil',
    code: 'BR',
    tax: 17,
    tax_title: 'ICMS',
    zone: SOUTH_AMERICA,
    tunes: ['tune-us1', 'tune-eu', 'tune-offroad'],
    region: 'State',
    postcode: ['\\d{5}-?\\d{3}', '01310-100'],
  },
  { id: 5, title: 'Bulgaria', code: 'BG', tax: 20, zone: EUROPE_EDGE, postcode: [FOUR, '1000'] },
  // Canada: up to 500 W and 32 km/h, with or without a throttle.
  {
    id: 6,
    title: 'Canada',
    code: 'CA',
    tax: 5,
    tax_title: 'GST',
    zone: CANADA,
    isTaxApart: true,
    tunes: ['tune-500w', 'tune-eu'],
    region: 'Province',
    postcode: ['[ABCEGHJ-NPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z] ?\\d[ABCEGHJ-NPRSTV-Z]\\d', 'K1A 0B1'],
  },
  {
    id: 7,
    title: 'Chile',
    code: 'CL',
    tax: 19,
    tax_title: 'IVA',
    zone: SOUTH_AMERICA,
    region: 'Region',
    postcode: ['\\d{3}-?\\d{4}', '8320000'],
  },
  { id: 8, title: 'Croatia', code: 'HR', tax: 25, zone: EUROPE, postcode: [FIVE, '10000'] },
  { id: 9, title: 'Cyprus', code: 'CY', tax: 19, zone: EUROPE_EDGE, postcode: [FOUR, '1010'] },
  {
    id: 10,
    title: 'Czechia',
    code: 'CZ',
    tax: 21,
    zone: EUROPE,
    postcode: ['\\d{3} ?\\d{2}', '110 00'],
  },
  { id: 11, title: 'Denmark', code: 'DK', tax: 25, zone: EUROPE, postcode: [FOUR, '1050'] },
  { id: 12, title: 'Estonia', code: 'EE', tax: 24, zone: EUROPE, postcode: [FIVE, '10111'] },
  { id: 13, title: 'Finland', code: 'FI', tax: 25.5, zone: EUROPE, postcode: [FIVE, '00100'] },
  { id: 14, title: 'France', code: 'FR', tax: 20, zone: EUROPE, postcode: [FIVE, '75001'] },
  { id: 15, title: 'Germany', code: 'DE', tax: 19, zone: EUROPE, postcode: [FIVE, '10115'] },
  {
    id: 16,
    title: 'Greece',
    code: 'GR',
    tax: 24,
    zone: EUROPE_EDGE,
    postcode: ['\\d{3} ?\\d{2}', '105 57'],
  },
  { id: 17, title: 'Hungary', code: 'HU', tax: 27, zone: EUROPE, postcode: [FOUR, '1051'] },
  { id: 18, title: 'Iceland', code: 'IS', tax: 24, zone: EUROPE_EDGE, postcode: ['\\d{3}', '101'] },
  {
    id: 19,
    title: 'Ireland',
    code: 'IE',
    tax: 23,
    zone: EUROPE,
    region: 'County',
    postcode: ['[AC-FHKNPRTV-Y](\\d{2}|6W) ?[0-9AC-FHKNPRTV-Y]{4}', 'D02 AF30'],
  },
  {
    id: 20,
    title: 'Israel',
    code: 'IL',
    tax: 18,
    zone: ASIA,
    postcode: ['\\d{5}(\\d{2})?', '6100000'],
  },
  {
    id: 21,
    title: 'Italy',
    code: 'IT',
    tax: 22,
    zone: EUROPE,
    region: 'Province',
    postcode: [FIVE, '00184'],
  },
  // Japan: assistance ends at 24 km/h; the factory sets the EU tune of these bikes to it.
  {
    id: 22,
    title: 'Japan',
    code: 'JP',
    tax: 10,
    tax_title: 'Consumption tax',
    zone: ASIA,
    region: 'Prefecture',
    postcode: ['\\d{3}-?\\d{4}', '100-0001'],
  },
  {
    id: 23,
    title: 'Latvia',
    code: 'LV',
    tax: 21,
    zone: EUROPE,
    postcode: ['(LV-)?\\d{4}', 'LV-1050'],
  },
  {
    id: 24,
    title: 'Lithuania',
    code: 'LT',
    tax: 21,
    zone: EUROPE,
    postcode: ['(LT-)?\\d{5}', 'LT-01100'],
  },
  {
    id: 25,
    title: 'Luxembourg',
    code: 'LU',
    tax: 17,
    zone: EUROPE,
    postcode: ['(L-)?\\d{4}', 'L-1111'],
  },
  {
    id: 26,
    title: 'Malta',
    code: 'MT',
    tax: 18,
    zone: EUROPE_EDGE,
    postcode: ['[A-Z]{3} ?\\d{4}', 'VLT 1117'],
  },
  {
    id: 27,
    title: 'Netherlands',
    code: 'NL',
    tax: 21,
    zone: EUROPE,
    postcode: ['[1-9]\\d{3} ?[A-Z]{2}', '1012 JS'],
  },
  {
    id: 28,
    title: 'New Zealand',
    code: 'NZ',
    tax: 15,
    tax_title: 'GST',
    zone: OCEANIA,
    postcode: [FOUR, '6011'],
  },
  { id: 29, title: 'Norway', code: 'NO', tax: 25, zone: EUROPE, postcode: [FOUR, '0150'] },
  {
    id: 30,
    title: 'Poland',
    code: 'PL',
    tax: 23,
    zone: EUROPE,
    postcode: ['\\d{2}-\\d{3}', '00-001'],
  },
  {
    id: 31,
    title: 'Portugal',
    code: 'PT',
    tax: 23,
    zone: EUROPE,
    postcode: ['\\d{4}-\\d{3}', '1100-148'],
  },
  {
    id: 32,
    title: 'Romania',
    code: 'RO',
    tax: 21,
    zone: EUROPE_EDGE,
    postcode: ['\\d{6}', '010011'],
  },
  {
    id: 33,
    title: 'Slovakia',
    code: 'SK',
    tax: 23,
    zone: EUROPE,
    postcode: ['\\d{3} ?\\d{2}', '811 01'],
  },
  {
    id: 34,
    title: 'Slovenia',
    code: 'SI',
    tax: 22,
    zone: EUROPE,
    postcode: ['(SI-)?\\d{4}', '1000'],
  },
  { id: 35, title: 'South Korea', code: 'KR', tax: 10, zone: ASIA, postcode: [FIVE, '04524'] },
  {
    id: 36,
    title: 'Spain',
    code: 'ES',
    tax: 21,
    zone: EUROPE,
    region: 'Province',
    postcode: [FIVE, '28001'],
  },
  {
    id: 37,
    title: 'Sweden',
    code: 'SE',
    tax: 25,
    zone: EUROPE,
    postcode: ['\\d{3} ?\\d{2}', '111 20'],
  },
  {
    id: 38,
    title: 'Switzerland',
    code: 'CH',
    tax: 8.1,
    zone: EUROPE,
    postcode: ['[1-9]\\d{3}', '8001'],
  },
  {
    id: 39,
    title: 'United Arab Emirates',
    code: 'AE',
    tax: 5,
    zone: ASIA,
    region: 'Emirate',
    postcode: null,
  },
  {
    id: 40,
    title: 'United Kingdom',
    code: 'GB',
    tax: 20,
    zone: EUROPE,
    postcode: ['(GIR ?0AA|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2})', 'SW1A 1AA'],
  },
  // The shop has no establishment in a state, so it collects no sales tax; the line stays on the bill.
  {
    id: DEFAULT_COUNTRY_ID,
    title: 'United States',
    code: 'US',
    tax: 0,
    tax_title: 'Sales tax',
    isTaxApart: true,
    zone: HOME,
    tunes: ['tune-us2', 'tune-us1', 'tune-us3', 'tune-eu'],
    region: 'State',
    postcode: ['\\d{5}(-\\d{4})?', '97205'],
  },
]

export const seedCountries: Country[] = rows.map(country)
