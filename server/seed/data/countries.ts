import { z } from 'zod'

import type { Country } from '@/domain/shop/countries/country'
import { normalizePostcode } from '@/domain/shop/countries/postcode'
import { postcodePattern } from '@/server/kernel/postcode-pattern'

import { numeral, oneOf, priceCell, text, integer, words, yes } from '../files/cells'
import { readRows } from '../files/read-data'

/** Shipping zone. Batteries ship only by ground and sea, which takes much longer. */
const Zone = z.strictObject({
  zone: text,
  bike: priceCell,
  goods: priceCell,
  battery_days: integer,
  goods_days: integer,
})

const zones = new Map(readRows('zones.tsv', Zone, 'zone').map((row) => [row.zone, row]))

const Row = z
  .strictObject({
    id: integer,
    title: text,
    code: z.string().regex(/^[A-Z]{2}$/),
    /** Tax rate in percent. */
    tax: numeral.min(0).max(100),
    tax_title: text,
    /** Whether prices exclude tax, as in North America. */
    is_tax_apart: yes,
    zone: oneOf(zones, 'zone in zones.tsv'),
    tunes: words,
    region: text.optional(),
    example: text.optional(),
    note: text.optional(),
  })
  .refine(({ code, example }) => example === undefined || isOwnForm(code, example), {
    path: ['example'],
    message: 'The example is not a postal code in the form of its country.',
  })

function isOwnForm(code: string, example: string): boolean {
  const pattern = postcodePattern(code)
  return (
    pattern !== null &&
    normalizePostcode({ code, postcode: { pattern, example } }, example) === example
  )
}

function countryOf({ zone, example, ...row }: z.output<typeof Row>): Country {
  const pattern = postcodePattern(row.code)
  const own = { title: row.tax_title, jurisdiction: row.title }
  return {
    id: row.id,
    title: row.title,
    code: row.code,
    tax_title: row.tax_title,
    taxes:
      row.tax > 0
        ? [{ ...own, rate: Math.round(row.tax * 10_000), taxes_delivery: true, limit: null }]
        : [],
    taxed_regions: [],
    prices_include_tax: !row.is_tax_apart,
    shipping_bike: zone.bike,
    shipping_goods: zone.goods,
    transit_days: { battery: zone.battery_days, goods: zone.goods_days },
    legal_tunes: row.tunes,
    region_title: row.region ?? null,
    postcode: pattern !== null && example !== undefined ? { pattern, example } : null,
  }
}

export const seedCountries: Country[] = readRows('countries.tsv', Row, 'code').map(countryOf)
