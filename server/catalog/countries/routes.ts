import { countriesRoutes } from '@/contract/countries'
import { countriesSchemas } from '@/contract/countries.schema'
import { DEFAULT_COUNTRY_ID } from '@/domain/constants'
import { createRouter } from '@/server/kernel/http/router'

import { readCatalog } from '../catalog/read-catalog'

export const countriesRouter = createRouter(countriesRoutes, countriesSchemas).on(
  'list',
  async ({ db }) => {
    const catalog = await readCatalog(db)
    return {
      data: { countries: catalog.countries, default_id: DEFAULT_COUNTRY_ID },
      cache: 'public',
      sameAs: { owner: catalog, key: '' },
    }
  },
)
