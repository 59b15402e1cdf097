import { countriesRoutes } from '@/contract/countries'
import { countriesSchemas } from '@/contract/countries.schema'
import { DEFAULT_COUNTRY_ID } from '@/domain/constants'
import { createRouter } from '@/server/kernel/http/router'

import { readCatalogue } from '../catalogue/read-catalogue'

export const countriesRouter = createRouter(countriesRoutes, countriesSchemas).on(
  'list',
  async ({ db }) => {
    const catalogue = await readCatalogue(db)
    return {
      data: { countries: catalogue.countries, default_id: DEFAULT_COUNTRY_ID },
      cache: 'public',
      sameAs: { owner: catalogue, key: '' },
    }
  },
)
