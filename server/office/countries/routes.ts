import { asc } from 'drizzle-orm'

import { resources } from '@/contract/kit/resources'
import { resourceSchemas } from '@/contract/kit/resources.schema'
import { shippingRoutes } from '@/contract/office/countries/countries'
import { shippingSchemas } from '@/contract/office/countries/countries.schema'
import { DEFAULT_COUNTRY_ID } from '@/domain/kit/constants'
import { tunesOf } from '@/domain/shop/bikes/motor-tune'
import { exampleOf, formatsOf, patternOf } from '@/domain/shop/countries/postcode-format'
import { rateOf } from '@/domain/shop/tax/tax'
import { readCatalog } from '@/server/catalog'
import type { Db } from '@/server/kernel/db/client'
import { countries as table } from '@/server/kernel/db/schema/catalog/trade'
import { createRouter } from '@/server/kernel/http/router'
import { postcodePattern } from '@/server/kernel/postcode-pattern'
import { resourceRouter } from '@/server/kernel/resource/resource-router'
import { invalidInput } from '@/server/kernel/resource/store'
import { renewPages } from '@/server/office/settings/renew-pages'

import { nextCountryId } from './queries'

const entries = resourceRouter(resources.shipping, resourceSchemas.shipping, {
  table,
  order: [asc(table.id)],
  sort: (a, b) => a.title.localeCompare(b.title, 'en'),
  unaudited: ['tax_basis_points'],
  compute: async ({ db }) => {
    const { allCountriesById } = await readCatalog(db)
    return ({ id, postcode_pattern, postcode_example }) => {
      const { taxes = [], taxed_regions = [] } = allCountriesById.get(id) ?? {}
      return {
        tax_rate: rateOf(taxes),
        taxed_regions: taxed_regions.length,
        postcode_formats: postcode_pattern === null ? [] : formatsOf(postcode_pattern),
        postcode_example,
        is_default: id === DEFAULT_COUNTRY_ID,
      }
    }
  },
  before: async ({ tx, values, previous }) => {
    if (previous?.id === DEFAULT_COUNTRY_ID && !values.is_offered) {
      const message = 'Visitors see this country first, so it stays.'
      throw invalidInput([{ field: 'is_offered', message }])
    }
    const known = (await listTunes(tx)).map(({ tag }) => tag)
    if (!values.legal_tunes.every((tag) => known.includes(tag))) {
      const message = 'Choose from the motor classes of the bikes.'
      throw invalidInput([{ field: 'legal_tunes', message }])
    }
    const code = values.code.toUpperCase()
    return {
      code,
      ...(previous === null && { ...publishedRow(code), id: await nextCountryId(tx) }),
      ...(values.postcode_formats && postcodeRow(values.postcode_formats)),
    }
  },
  // Derived from the columns of the pattern, which `before` sets.
  parts: { names: ['postcode_formats'], audited: [], write: async () => undefined },
  onWritten: (context) => renewPages(context),
})

const others = createRouter(shippingRoutes, shippingSchemas).on('tunes', async ({ db }) => ({
  data: { tunes: await listTunes(db) },
}))

export const shippingRouter = { ...entries, mounted: [...entries.mounted, ...others.mounted] }

const listTunes = async (db: Db) => tunesOf((await readCatalog(db)).bikes)

function postcodeRow(formats: readonly string[]) {
  const [first] = formats
  if (first === undefined) return { postcode_pattern: null, postcode_example: null }
  return { postcode_pattern: patternOf(formats), postcode_example: exampleOf(first) }
}

/** Returns the published postal code format, used until staff enter one; empty without an example. */
function publishedRow(code: string) {
  const pattern = postcodePattern(code)
  const [format] = (pattern !== null && formatsOf(pattern)) || []
  return format === undefined
    ? {}
    : { postcode_pattern: pattern, postcode_example: exampleOf(format) }
}
