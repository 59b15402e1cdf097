import { categoriesRoutes } from '@/contract/office/categories/categories'
import { categoriesSchemas } from '@/contract/office/categories/categories.schema'
import { createRouter, type RequestContext } from '@/server/kernel/http/router'

import {
  addCategory,
  mergeCategory,
  orderCategories,
  readCategories,
  readMoving,
  saveCategory,
} from './categories'
import { orderProducts, readProductOrder } from './order-products'

export const categoriesRouter = createRouter(categoriesRoutes, categoriesSchemas)
  .on('list', async ({ db, params }) => ({ data: await readCategories(db, params.kind) }))
  .on('order', async (context) => {
    const data = await orderCategories(context.db, { ...context.params, ...context.body })
    renewLists(context)
    return { data }
  })
  .on('add', async (context) => {
    const data = await addCategory(context, context.body)
    renewLists(context)
    return { data }
  })
  .on('save', async (context) => {
    const { body, params, caller } = context
    const { kind, category: was } = params
    const data = await saveCategory(context, { ...body, kind, was, by: caller.userId })
    renewLists(context)
    return { data }
  })
  .on('moving', async ({ db, params: { kind, category: code } }) => ({
    data: await readMoving(db, { kind, code }),
  }))
  .on('products', async ({ db, params }) => ({
    data: await readProductOrder(db, params.category),
  }))
  .on('orderProducts', async (context) => {
    const data = await orderProducts(context.db, { ...context.params, ...context.body })
    renewLists(context)
    return { data }
  })
  .on('merge', async (context) => {
    const { db, body, params, caller } = context
    const { kind, category: code } = params
    const data = await mergeCategory(db, { kind, code, ...body, by: caller.userId })
    renewLists(context)
    return { data }
  })

/** Revalidates this process's list now; other processes and product pages follow in two seconds. */
const renewLists = ({ revalidate }: RequestContext) => void revalidate(['/accessories'])
