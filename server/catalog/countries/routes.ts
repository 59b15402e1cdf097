import { countriesRoutes } from '@/contract/shop/countries/countries'
import { countriesSchemas } from '@/contract/shop/countries/countries.schema'
import { DEFAULT_COUNTRY_ID } from '@/domain/kit/constants'
import { createRouter } from '@/server/kernel/http/router'

import { readCatalog } from '../products/read-catalog'

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
