import { creditsRoutes } from '@/contract/account/credits/credits'
import { creditsSchemas } from '@/contract/account/credits/credits.schema'
import { subtractCents, ZERO } from '@/domain/kit/money'
import { pagesOf } from '@/server/kernel/http/pages'
import { createRouter } from '@/server/kernel/http/router'

import { listTransfers, PAGE_SIZE } from './queries'
import { redeem } from './redeem'

export const creditsRouter = createRouter(creditsRoutes, creditsSchemas)
  .on('read', async ({ db, caller, query }) => {
    const page = query.page ?? 1
    const { balance, rows, count } = await listTransfers(db, caller.userId, page)
    const entries = rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      kind: row.kind,
      title: row.title,
      amount: row.isAdded ? row.amount_cents : subtractCents(ZERO, row.amount_cents),
      balance_after: row.balance_after_cents ?? ZERO,
      order_number: row.order_number,
    }))
    return { data: { balance: balance ?? ZERO, entries, page, pages: pagesOf(count, PAGE_SIZE) } }
  })
  .on('redeem', async (context) => {
    const { caller, ipBlock, body } = context
    return { data: await redeem(context, { caller, ipBlock, code: body.code }) }
  })
