import { addressesRoutes } from '@/contract/addresses'
import { addressesSchemas } from '@/contract/addresses.schema'

import { createRouter } from '../http/router'
import { addAddress, changeAddress, removeAddress } from './address-book'
import { listAddresses } from './queries'

export const addressesRouter = createRouter(addressesRoutes, addressesSchemas)
  .on('list', async ({ db, caller }) => ({
    data: { addresses: await listAddresses(db, caller.userId) },
  }))
  .on('add', async (context) => ({
    data: await addAddress(context, context.caller.userId, context.body),
  }))
  .on('change', async (context) => {
    const key = { userId: context.caller.userId, id: context.params.id }
    return { data: await changeAddress(context, key, context.body) }
  })
  .on('remove', async (context) => {
    await removeAddress(context, { userId: context.caller.userId, id: context.params.id })
    return { data: {} }
  })
