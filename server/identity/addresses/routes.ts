import { addressesRoutes } from '@/contract/account/addresses/addresses'
import { addressesSchemas } from '@/contract/account/addresses/addresses.schema'
import { createRouter } from '@/server/kernel/http/router'

import { addressAnswer, addressAnswers } from './address-answer'
import { addAddress, changeAddress, removeAddress } from './address-book'
import { listAddresses } from './queries'

export const addressesRouter = createRouter(addressesRoutes, addressesSchemas)
  .on('list', async ({ db, caller }) => ({
    data: { addresses: await addressAnswers(db, await listAddresses(db, caller.userId)) },
  }))
  .on('add', async (context) => {
    const row = await addAddress(context, context.caller.userId, context.body)
    return { data: await addressAnswer(context.db, row) }
  })
  .on('change', async (context) => {
    const key = { userId: context.caller.userId, id: context.params.id }
    return {
      data: await addressAnswer(context.db, await changeAddress(context, key, context.body)),
    }
  })
  .on('remove', async (context) => {
    await removeAddress(context, { userId: context.caller.userId, id: context.params.id })
    return { data: {} }
  })
