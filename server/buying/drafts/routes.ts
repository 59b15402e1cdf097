import { draftsRoutes } from '@/contract/office/drafts/drafts'
import { draftsSchemas } from '@/contract/office/drafts/drafts.schema'
import { createRouter } from '@/server/kernel/http/router'

import { findDraftProducts } from './find-products'
import { payDraft, readDraft, takeDraft } from './pay-draft'
import { draftItems, draftQuote, priceDraft } from './price-draft'
import { cancelDraft, createDraft, readDrafts, sendDraft } from './staff-drafts'

export const draftsRouter = createRouter(draftsRoutes, draftsSchemas)
  .on('list', async (context) => ({ data: await readDrafts(context) }))
  .on('products', async ({ db, query }) => ({
    data: { products: await findDraftProducts(db, query.q) },
  }))
  .on('quote', async (context) => {
    const { items, discount, ...options } = context.body
    const staffDiscount = discount?.amount
    const stored = await draftItems(context, items)
    return {
      data: {
        quote: draftQuote(await priceDraft(context, { ...options, staffDiscount, items: stored })),
      },
    }
  })
  .on('create', async (context) => {
    const { body, caller, log, ipBlock } = context
    const { way, expected_total } = body
    const id = await createDraft(context, body, caller)
    if (way) await takeDraft(context, { id, way, expected_total, by: caller.publicId, ipBlock })
    log.info({ by: caller.publicId, draft: id, way }, way ? 'order paid at the till' : 'draft sent')
    return { data: await readDrafts(context) }
  })
  .on('send', async (context) => {
    await sendDraft(context, context.params.id)
    return { data: await readDrafts(context) }
  })
  .on('take', async (context) => {
    const { params, body, caller, log } = context
    await takeDraft(context, { ...params, ...body, by: caller.publicId, ipBlock: context.ipBlock })
    log.info(
      { by: caller.publicId, draft: params.id, way: body.way },
      'draft order paid at the till',
    )
    return { data: await readDrafts(context) }
  })
  .on('cancel', async (context) => {
    await cancelDraft(context, context.params.id)
    return { data: await readDrafts(context) }
  })
  .on('read', async (context) => ({ data: await readDraft(context, context.params) }))
  .on('pay', async (context) => {
    const { params, body, ipBlock } = context
    await context.limits.take('guestPayment', ipBlock)
    return { data: await payDraft(context, { ...params, ...body, ipBlock }) }
  })
