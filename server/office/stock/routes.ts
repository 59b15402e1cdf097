import { stockRoutes } from '@/contract/office/stock/stock'
import { stockSchemas } from '@/contract/office/stock/stock.schema'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { createRouter } from '@/server/kernel/http/router'

import { adjustStock } from './adjust'
import { expectArrival, deleteArrival, receiveArrival } from './arrivals'
import { listItems, setThreshold } from './queries'
import { checkCount, readItem, readList, readSheet, toRow } from './read-stock'

export const stockRouter = createRouter(stockRoutes, stockSchemas)
  .on('list', async (context) => ({ data: await readList(context, context.query) }))
  .on('sheet', async (context) => ({ data: await readSheet(context, context.query) }))
  .on('read', async (context) => ({ data: await readItem(context, context.params.sku) }))
  .on('checkCount', async (context) => ({
    data: { lines: await checkCount(context, context.body.lines) },
  }))
  .on('adjust', async (context) => {
    const { body, caller } = context
    context.about(...body.lines.map(({ sku }) => ({ kind: 'stock', id: sku })))
    await adjustStock(context, { ...body, by: caller.userId })
    const items = await listItems(
      context.db,
      body.lines.map(({ sku }) => sku),
    )
    return { data: { items: items.map(toRow) } }
  })
  .on('setThreshold', async (context) => {
    const { sku } = context.params
    const { threshold } = context.body
    if (!(await context.db.transaction((tx) => setThreshold(tx, sku, threshold)))) {
      throw new DomainError('stock_item_not_found', `No ${sku} in stock.`)
    }
    return { data: await readItem(context, sku) }
  })
  .on('expect', async (context) => {
    const { params, body } = context
    await expectArrival(context, { ...params, ...body })
    return { data: await readItem(context, params.sku) }
  })
  .on('receive', async (context) => {
    const { params, body, caller } = context
    await receiveArrival(context, { ...params, ...body, by: caller.userId })
    return { data: await readItem(context, params.sku) }
  })
  .on('forget', async (context) => {
    await deleteArrival(context, context.params)
    return { data: await readItem(context, context.params.sku) }
  })
