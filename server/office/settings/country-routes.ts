import { shippingRoutes } from '@/contract/shipping'
import { shippingSchemas } from '@/contract/shipping.schema'
import { createRouter } from '@/server/kernel/http/router'

import { addCountry, changeCountry, readCountries } from './change-countries'

export const shippingRouter = createRouter(shippingRoutes, shippingSchemas)
  .on('list', async (context) => ({ data: await readCountries(context) }))
  .on('add', async (context) => {
    const data = await addCountry(context, context.body)
    context.about({ kind: 'countries', id: data.code })
    return { data }
  })
  .on('change', async (context) => ({
    data: await changeCountry(context, context.params.code, context.body),
  }))
