import { bikesRoutes } from '@/contract/office/bikes/bikes'
import { bikesSchemas } from '@/contract/office/bikes/bikes.schema'
import { readSeal, readSealed } from '@/server/buying'
import { createRouter } from '@/server/kernel/http/router'

import { renewBikePages } from '../goods/renew-bike-pages'
import { addColor, addPart } from './add-option'
import { addSize } from './add-size'
import { copyBike, removeBike } from './copy-bike'
import { previewBike } from './preview-bike'
import { listBikeRows, readBikePage } from './read-bikes'
import { removeDraft } from './remove-draft'
import { saveBike, undoBikeEdit } from './save-bike'

export const bikesRouter = createRouter(bikesRoutes, bikesSchemas)
  .on('list', async ({ db }) => ({ data: { bikes: await listBikeRows(db) } }))
  .on('read', async (context) => ({ data: await readBikePage(context, context.params.slug) }))
  .on('seal', async (context) => ({ data: await readSeal(context, context.params.slug) }))
  .on('sealed', async (context) => ({ data: await readSealed(context, context.params.seal) }))
  .on('preview', async (context) => ({
    data: await previewBike(context, { ...context.params, ...context.body }),
  }))
  .on('save', async (context) => {
    const { params, body, caller } = context
    await saveBike(context, { ...params, ...body, by: caller.userId })
    context.log.info({ by: caller.publicId, bike: params.slug }, 'bike changed')
    renewBikePages(context, [params])
    return { data: await readBikePage(context, params.slug) }
  })
  .on('copy', async (context) => {
    const { params, body, caller } = context
    await copyBike(context, { slug: params.slug, as: body, by: caller.userId })
    context.log.info({ by: caller.publicId, bike: body.slug }, 'bike copied')
    return { data: await readBikePage(context, body.slug) }
  })
  .on('remove', async (context) => {
    const { params, caller, db } = context
    await removeBike(db, { slug: params.slug, by: caller.userId })
    context.log.info({ by: caller.publicId, bike: params.slug }, 'bike removed')
    return { data: { bikes: await listBikeRows(db) } }
  })
  .on('addPart', async (context) => {
    const { params, body, caller, db } = context
    await addPart(db, { ...body, ...params })
    context.log.info({ by: caller.publicId, bike: params.slug }, 'part added')
    return { data: await readBikePage(context, params.slug) }
  })
  .on('addColor', async (context) => {
    const { params, body, caller, db } = context
    await addColor(db, { ...body, ...params })
    context.log.info({ by: caller.publicId, bike: params.slug }, 'color added')
    return { data: await readBikePage(context, params.slug) }
  })
  .on('addSize', async (context) => {
    const { params, body, caller, db } = context
    await addSize(db, { ...body, ...params })
    context.log.info({ by: caller.publicId, bike: params.slug }, 'size added')
    return { data: await readBikePage(context, params.slug) }
  })
  .on('removeDraft', async (context) => {
    const { params, caller, db } = context
    await removeDraft(db, params)
    context.log.info({ by: caller.publicId, bike: params.slug }, 'draft removed')
    return { data: await readBikePage(context, params.slug) }
  })
  .on('undo', async (context) => {
    const { params, caller } = context
    await undoBikeEdit(context, { ...params, by: caller.userId })
    context.log.info({ by: caller.publicId, bike: params.slug, edit: params.id }, 'bike undone')
    renewBikePages(context, [params])
    return { data: await readBikePage(context, params.slug) }
  })
