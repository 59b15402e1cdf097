import { garageRoutes } from '@/contract/account/garage/garage'
import { garageSchemas } from '@/contract/account/garage/garage.schema'
import { readCatalog } from '@/server/catalog'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { findCaller } from '@/server/kernel/http/caller'
import { createRouter } from '@/server/kernel/http/router'
import { dayOf } from '@/server/kernel/ports/clock'

import { bikeAnswer } from './bike-answer'
import { saveBikeSettings } from './queries'
import { passportOf, readGarage, readOwnBike, requireOwnBike } from './read-bike'
import { addService, removeService } from './service-book'

export const garageRouter = createRouter(garageRoutes, garageSchemas)
  .on('getUserBikes', async (context) => {
    const { db, clock, body } = context
    const caller = await findCaller(db, body.token, clock.now())
    if (!caller) throw new DomainError('not_signed_in', 'The token of the body is not valid.')
    return { data: await readGarage(context, caller.userId) }
  })
  .on('bike', async (context) => {
    const key = { userId: context.caller.userId, id: context.params.id }
    return { data: await readOwnBike(context, key) }
  })
  .on('saveSettings', async (context) => {
    const key = { userId: context.caller.userId, id: context.params.id }
    await requireOwnBike(context, key)
    await saveBikeSettings(context.db, key, context.body)
    const owned = await requireOwnBike(context, key)
    const today = dayOf(context.clock.now())
    return { data: bikeAnswer(await readCatalog(context.db), owned, today) }
  })
  .on('addService', async (context) => {
    const key = { userId: context.caller.userId, id: context.params.id }
    return { data: await addService(context, key, context.body) }
  })
  .on('removeService', async (context) => {
    const key = { userId: context.caller.userId, id: context.params.id }
    await removeService(context, key, context.params.entry)
    return { data: {} }
  })
  .on('passport', async (context) => {
    const key = { userId: context.caller.userId, id: context.params.id }
    const { name, text } = await passportOf(context, key)
    return { file: { content: text, fileName: name } }
  })
