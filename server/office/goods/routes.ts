import { pricesRoutes } from '@/contract/office/goods/goods'
import { pricesSchemas } from '@/contract/office/goods/goods.schema'
import { createRouter, type RequestContext } from '@/server/kernel/http/router'

import { renewBikePages } from './renew-bike-pages'
import { changeMany, previewMany } from './change-many'
import { changePrices, undoPrices } from './change-prices'
import { cancelOffer, planOffer } from './plan-offer'
import { planPrices, versionOf } from './plan'
import { previewProduct } from './preview-product'
import { readUpload, uploadPicture } from './product-pictures'
import { addProduct, readCatalogItem, saveCatalogItem } from './products'
import { listBikesOfChange, listKinds } from './queries'
import { readCatalogPage, readChange, readChanges } from './read-prices'
import { retryPictures } from './retry-pictures'
import { touchedByPrices } from './affected-lines'

export const pricesRouter = createRouter(pricesRoutes, pricesSchemas)
  .on('list', async (context) => ({ data: await readCatalogPage(context, context.query) }))
  .on('read', async (context) => ({ data: await readCatalogItem(context, context.params.id) }))
  .on('shopPage', async (context) => ({
    data: await previewProduct(context, { ...context.params, ...context.query }),
  }))
  .on('save', async (context) => {
    const { params, body, caller } = context
    await saveCatalogItem(context, { ...body, ...params, by: caller.userId })
    context.log.info({ by: caller.publicId, product: params.id }, 'product saved')
    const item = await readCatalogItem(context, params.id)
    renewPages(context, [item])
    return { data: item }
  })
  .on('uploadPicture', async (context) => {
    const { caller, limits, query, upload } = context
    await limits.take('pictureUpload', caller.publicId)
    return { data: await uploadPicture(context, { name: query.name, file: upload }) }
  })
  .on('retryPictures', async (context) => {
    const { params, caller } = context
    await retryPictures(context, params.id)
    context.log.info({ by: caller.publicId, product: params.id }, 'pictures tried again')
    return { data: await readCatalogItem(context, params.id) }
  })
  .on('upload', async (context) => ({
    file: await readUpload(context, { ...context.params, ...context.query }),
  }))
  .on('create', async (context) => {
    const { body, caller } = context
    const id = await addProduct(context, body)
    context.log.info({ by: caller.publicId, product: id }, 'product added')
    return { data: await readCatalogItem(context, id) }
  })
  .on('planOffer', async (context) => {
    const { body, params, caller } = context
    await planOffer(context, { ...body, ...params, by: caller.userId })
    context.log.info({ by: caller.publicId, product: params.id }, 'offer planned')
    return { data: await readCatalogItem(context, params.id) }
  })
  .on('cancelOffer', async (context) => {
    const { db, params, caller, log } = context
    await cancelOffer(db, params.id)
    log.info({ by: caller.publicId, product: params.id }, 'offer canceled')
    return { data: await readCatalogItem(context, params.id) }
  })
  .on('previewMany', async ({ db, body }) => ({ data: await previewMany(db, body) }))
  .on('changeMany', async (context) => {
    const { db, body, caller, log } = context
    const changed = await changeMany(db, { ...body, by: caller.userId })
    log.info({ by: caller.publicId, count: changed.length }, 'products changed')
    renewPages(context, changed)
    return { data: { changed: changed.length } }
  })
  .on('preview', async (context) => {
    const { db, body } = context
    const lines = await planPrices(db, body, { isLocked: false })
    const changing = lines.filter(({ refusal }) => refusal === null).length
    const touched = await touchedByPrices(context, lines)
    return { data: { lines, changing, seen: versionOf(lines), touched } }
  })
  .on('changes', async ({ db }) => ({ data: { changes: await readChanges(db) } }))
  .on('change', async (context) => {
    const { body, caller } = context
    const id = await changePrices(context, { ...body, by: caller.userId })
    return { data: await changed(context, id, caller.publicId) }
  })
  .on('readChange', async ({ db, params }) => ({ data: await readChange(db, params.id) }))
  .on('undo', async (context) => {
    const { params, caller } = context
    await readChange(context.db, params.id)
    const id = await undoPrices(context, { ...params, by: caller.userId })
    return { data: await changed(context, id, caller.publicId) }
  })

type Page = Pick<Awaited<ReturnType<typeof readCatalogItem>>, 'id' | 'kind'>

async function changed(context: RequestContext, id: number, by: string) {
  const change = await readChange(context.db, id)
  context.log.info({ by, change: id, count: change.count }, 'prices changed')
  renewPages(context, await listKinds(context.db, id))
  renewBikePages(context, await listBikesOfChange(context.db, id))
  return change
}

/** Revalidates static pages after the response, so that no one waits for a thousand of them. */
function renewPages({ revalidate }: RequestContext, products: readonly Page[]): void {
  if (products.length === 0) return
  const pages = products.map(({ id, kind }) =>
    kind === 'spare' ? `/spares/${id}` : `/accessories/${id}`,
  )
  void revalidate(['/accessories', ...new Set(pages)])
}
