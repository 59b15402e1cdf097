import { shippingRoutes } from '@/contract/office/countries/countries'
import { shippingSchemas } from '@/contract/office/countries/countries.schema'
import { createRouter } from '@/server/kernel/http/router'

import { addCountry, changeCountry, readCountries } from './change-countries'
import { renewPages } from '@/server/office/settings/renew-pages'

export const shippingRouter = createRouter(shippingRoutes, shippingSchemas)
  .on('list', async (context) => ({ data: await readCountries(context) }))
  .on('add', async (context) => {
    const data = await addCountry(context, context.body)
    renewPages(context)
    return { data }
  })
  .on('change', async (context) => {
    const data = await changeCountry(context, context.params.code, context.body)
    renewPages(context)
    return { data }
  })
