import { addressesRoutes } from '@/contract/addresses'
import { addressesSchemas } from '@/contract/addresses.schema'
import { createRouter } from '@/server/kernel/http/router'

import { addressAnswer } from './address-answer'
import { addAddress, changeAddress, removeAddress } from './address-book'
import { listAddresses } from './queries'

export const addressesRouter = createRouter(addressesRoutes, addressesSchemas)
  .on('list', async ({ db, caller }) => ({
    data: { addresses: (await listAddresses(db, caller.userId)).map(addressAnswer) },
  }))
  .on('add', async (context) => ({
    data: addressAnswer(await addAddress(context, context.caller.userId, context.body)),
  }))
  .on('change', async (context) => {
    const key = { userId: context.caller.userId, id: context.params.id }
    return { data: addressAnswer(await changeAddress(context, key, context.body)) }
  })
  .on('remove', async (context) => {
    await removeAddress(context, { userId: context.caller.userId, id: context.params.id })
    return { data: {} }
  })
