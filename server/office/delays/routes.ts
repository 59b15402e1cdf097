import { delaysRoutes } from '@/contract/office/delays/delays'
import { delaysSchemas } from '@/contract/office/delays/delays.schema'
import { MOST_SHOWN } from '@/domain/office/delays/delays'
import type { Db } from '@/server/kernel/db/client'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { createRouter } from '@/server/kernel/http/router'
import { dayOf } from '@/server/kernel/ports/clock'

import { isMoved, planDelay, versionOf } from './plan'
import { findDelay, isReportedLate, listDelays, listLateItems } from './queries'
import { listFullWeeks } from './week-orders'
import { liftDelay, reportDelay } from './report-delay'

export const delaysRouter = createRouter(delaysRoutes, delaysSchemas)
  .on('items', async ({ db, query, clock }) => {
    const weeks = await listFullWeeks(db, clock, query.q)
    return { data: { items: [...weeks, ...(await listLateItems(db, query))] } }
  })
  .on('preview', async ({ db, body, clock, mail }) => {
    const today = dayOf(clock.now())
    const { title, orders } = await planDelay(db, body, { isLocked: false, today })
    const moving = orders.filter(isMoved)
    const shown = [...moving, ...orders.filter((one) => !isMoved(one))].slice(0, MOST_SHOWN)
    return {
      data: {
        title,
        orders: shown.map(({ number, name, date, next }) => ({
          number,
          name,
          old: date,
          new: next,
        })),
        ...{ waiting: orders.length, moving: moving.length },
        has_mail: mail !== null,
        replaces: await isReportedLate(db, body.item),
        seen: versionOf(orders),
      },
    }
  })
  .on('list', async ({ db }) => ({
    data: { delays: (await listDelays(db)).map(delayOf) },
  }))
  .on('report', async (context) => {
    const { db, body, caller } = context
    const id = await reportDelay(context, { ...body, by: caller })
    const delay = await readDelay(db, id)
    context.log.info({ by: caller.publicId, delay: id, moved: delay.moved }, 'delay reported')
    return { data: delay }
  })
  .on('end', async (context) => {
    const { db, params, caller } = context
    await readDelay(db, params.id)
    await liftDelay(context, { ...params, by: caller.publicId })
    context.log.info({ by: caller.publicId, delay: params.id }, 'delay ended')
    return { data: await readDelay(db, params.id) }
  })

type Row = Awaited<ReturnType<typeof listDelays>>[number]

const delayOf = ({ made_at, ...delay }: Row) => ({ ...delay, made_at: made_at.toISOString() })

async function readDelay(db: Db, id: number) {
  const delay = await findDelay(db, id)
  if (!delay) throw new DomainError('delay_not_found', `No delay ${id}.`)
  return delayOf(delay)
}
