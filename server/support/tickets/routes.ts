import { supportRoutes } from '@/contract/community/support/support'
import { supportSchemas } from '@/contract/community/support/support.schema'
import { TICKET_TOPICS } from '@/domain/community/support/ticket'
import { mailboxKey } from '@/domain/kit/mailbox'
import { shopZone } from '@/utils/shop-region'
import { dayAfter } from '@/domain/kit/zone-time'
import { worksWithDealers } from '@/server/community'
import { readFileAt, storeFile } from '@/server/kernel/files/store'
import { createRouter, type RequestContext } from '@/server/kernel/http/router'
import { dayOf } from '@/server/kernel/ports/clock'
import { readSupport } from '@/server/kernel/ports/support-hours'
import { readSeller } from '@/server/kernel/ports/seller'

import {
  closeAsCustomer,
  rateTicket,
  requireTicket,
  writeAsCustomer,
  type Claim,
  type CustomerMessage,
} from './customer-ticket'
import { openTicket } from './open-ticket'
import { listTicketsOf, type TicketRow } from './queries'
import { threadAnswer, ticketRow } from './ticket-answer'
import { ticketUrl } from './ticket-url'

export const supportRouter = createRouter(supportRoutes, supportSchemas)
  .on('list', async ({ db, caller }) => {
    const rows = await listTicketsOf(db, caller.userId)
    return { data: { tickets: rows.map(ticketRow) } }
  })
  .on('read', async (context) => ({ data: await read(context, mine(context)) }))
  .on('answer', async (context) => {
    await context.limits.take('ticketAnswer', context.caller.publicId)
    return { data: await postAnswer(context, mine(context), context.body) }
  })
  .on('close', async (context) => ({ data: await close(context, mine(context)) }))
  .on('rate', async (context) => ({ data: await rate(context, mine(context), context.body) }))
  .on('readByLink', async (context) => ({ data: await read(context, context.params) }))
  .on('answerByLink', async (context) => {
    await context.limits.take('ticketAnswerByAddress', context.ipBlock)
    return { data: await postAnswer(context, context.params, context.body) }
  })
  .on('closeByLink', async (context) => ({ data: await close(context, context.params) }))
  .on('rateByLink', async (context) => ({
    data: await rate(context, context.params, context.body),
  }))
  .on('upload', async (context) => {
    const { limits, ipBlock, query, upload } = context
    await limits.take('fileUpload', ipBlock)
    const sent = { name: query.name, file: upload }
    const { public_id, name, type, size, width, height } = await storeFile(context, sent)
    return { data: { id: public_id, name, type, size, width, height } }
  })
  .on('file', async (context) => {
    const { name, content } = await readFileAt(context, { ...context.params, ...context.query })
    return { file: { content, fileName: name } }
  })
  .on('contact', async (context) => {
    const { name, address, email } = await readSeller(context, context.db)
    const { hours, closed_days } = await readSupport(context.db)
    const hasDealers = await worksWithDealers(context)
    // In the Americas it may still be yesterday.
    const yesterday = dayAfter(dayOf(context.clock.now()), -1)
    return {
      data: {
        ...{ name, address, email, time_zone: shopZone(), hours },
        closed_days: closed_days.filter(({ date }) => date >= yesterday),
        topics: TICKET_TOPICS.filter((topic) => topic !== 'dealer' || hasDealers),
      },
      cache: 'public',
    }
  })
  .on('open', async (context) => {
    const { body, limits, ipBlock, caller } = context
    await limits.take('contact', ipBlock)
    await limits.take('contactByEmail', mailboxKey(body.email))
    return { data: await openTicket(context, body, caller?.userId ?? null) }
  })

interface CustomerRequest {
  caller: { userId: number }
  params: { number: string }
}

const mine = ({ caller, params }: CustomerRequest): Claim => ({
  number: params.number,
  userId: caller.userId,
})

async function read(context: RequestContext, claim: Claim) {
  return threadAnswer(context, await requireTicket(context, claim))
}

async function postAnswer(context: RequestContext, claim: Claim, message: CustomerMessage) {
  const currentTicket = await requireTicket(context, claim)
  const ticket: TicketRow = await writeAsCustomer(context, currentTicket.id, message)
  const isGuest = ticket.user_id === null
  return { number: ticket.number, url: isGuest ? ticketUrl(context, ticket) : null }
}

async function close(context: RequestContext, claim: Claim) {
  const { id } = await requireTicket(context, claim)
  return threadAnswer(context, await closeAsCustomer(context, id))
}

async function rate(
  context: RequestContext,
  claim: Claim,
  rating: Parameters<typeof rateTicket>[2],
) {
  const { id } = await requireTicket(context, claim)
  return threadAnswer(context, await rateTicket(context, id, rating))
}
