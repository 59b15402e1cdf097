import { deskRoutes } from '@/contract/office/support/support'
import { deskSchemas } from '@/contract/office/support/support.schema'
import { createRouter, type RequestContext } from '@/server/kernel/http/router'

import type { TicketRow } from '../tickets/queries'
import { answerTicket, changeTicket, addInternalNote, type AgentAction } from './change-ticket'
import { countLists, findAssignee, listAgents, listTags, listTickets } from './list-queries'
import { mergeTickets } from './merge-tickets'
import { readWriter } from './read-customer'
import { recordPresence } from './presence'
import { deskRow, deskTicket, requireDeskTicket } from './read-ticket'
import { readReports } from './reports'

const REPORT_DAYS = 30

interface ByAgent {
  caller: { userId: number }
  params: { number: string }
}
const writing = ({ caller, params }: ByAgent): AgentAction => ({
  number: params.number,
  agentId: caller.userId,
})

/** Logs a change with its agent and returns the ticket. */
async function changed(
  context: RequestContext & { caller: { publicId: string } },
  what: string,
  ticket: TicketRow,
) {
  context.log.info({ by: context.caller.publicId, ticket: ticket.number }, `ticket ${what}`)
  return { data: await deskTicket(context, ticket) }
}

export const deskRouter = createRouter(deskRoutes, deskSchemas)
  .on('list', async ({ db, query, caller, clock }) => {
    const asking = { query, userId: caller.userId, now: clock.now() }
    const { rows, ...page } = await listTickets(db, asking)
    const tickets = rows.map(({ ticket, assignee }) => deskRow(ticket, assignee))
    return { data: { tickets, ...page } }
  })
  .on('overview', async ({ db, caller, clock, mail }) => {
    const [me, agents, tags, counts] = await Promise.all([
      findAssignee(db, caller.userId),
      listAgents(db),
      listTags(db),
      countLists(db, caller.userId, clock.now()),
    ])
    const self = me ?? { id: caller.publicId, name: '' }
    return { data: { me: self, agents, tags, counts, has_mail: mail !== null } }
  })
  .on('read', async (context) => ({
    data: await deskTicket(context, await requireDeskTicket(context.db, context.params.number)),
  }))
  .on('customer', async ({ db, params }) => ({
    data: await readWriter(db, await requireDeskTicket(db, params.number)),
  }))
  .on('answer', async (context) =>
    changed(context, 'answered', await answerTicket(context, writing(context), context.body)),
  )
  .on('note', async (context) =>
    changed(context, 'noted', await addInternalNote(context, writing(context), context.body)),
  )
  .on('change', async (context) =>
    changed(context, 'changed', await changeTicket(context, writing(context), context.body)),
  )
  .on('merge', async (context) =>
    changed(context, 'merged', await mergeTickets(context, writing(context), context.body)),
  )
  .on('presence', async (context) => ({
    data: { people: await recordPresence(context, writing(context), context.body.doing) },
  }))
  .on('reports', async (context) => ({
    data: await readReports(context, context.query.days ?? REPORT_DAYS),
  }))
