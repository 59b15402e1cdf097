import type { z } from 'zod'

import type { deskSchemas } from '@/contract/office/support/support.schema'
import { openPlaceholders } from '@/domain/office/support/canned-answer'
import { TAGS_LIMIT } from '@/domain/community/support/ticket'
import { mayMove, type TicketStatus } from '@/domain/community/support/ticket-moves'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { publish } from '@/server/kernel/events/subscriptions'

import { requireLocked } from '../tickets/customer-ticket'
import { findAnswered, insertTicketMessage, type TicketRow } from '../tickets/queries'
import { recordEvent, saveTicket } from '../tickets/save-ticket'
import { findAgent, findAssignee } from './list-queries'
import { deskTicket, requireDeskTicket } from './read-ticket'

type Body<Name extends keyof typeof deskSchemas> = (typeof deskSchemas)[Name] extends {
  body: infer S extends z.ZodType
}
  ? z.output<S>
  : never

export interface AgentAction {
  number: string
  agentId: number
}

/** Locks the ticket if it still has the agent's version. @throws DomainError ticket_not_found, ticket_changed */
export async function lockAtVersion(
  deps: Deps,
  tx: Db,
  { number, version }: { number: string; version: number },
): Promise<TicketRow> {
  const ticket = await lockByNumber(tx, number)
  await requireVersion({ ...deps, db: tx }, ticket, version)
  return ticket
}

async function lockByNumber(tx: Db, number: string): Promise<TicketRow> {
  const { id } = await requireDeskTicket(tx, number)
  return requireLocked(tx, id)
}

async function requireVersion(deps: Deps, ticket: TicketRow, version: number): Promise<void> {
  if (ticket.version === version) return
  const detail = `Version ${ticket.version} instead of ${version}.`
  throw new DomainError('ticket_changed', detail, { data: await deskTicket(deps, ticket) })
}

function requireMove(ticket: TicketRow, to: TicketStatus): void {
  if (mayMove({ from: ticket.status, to }, 'agent')) return
  throw new DomainError('ticket_not_movable', `${ticket.status} to ${to}.`)
}

/**
 * Emails an answer to the customer and updates the ticket's status. Idempotent by key.
 * @throws DomainError ticket_changed, ticket_not_movable, invalid_input for an unfilled placeholder
 */
export async function answerTicket(
  deps: Deps,
  { number, agentId }: AgentAction,
  { version, body, then, tags, files, request_key }: Body<'answer'>,
): Promise<TicketRow> {
  requireFilled(body)
  return deps.db.transaction(async (tx) => {
    const ticket = await lockByNumber(tx, number)
    // Check for a repeated request first, because the original request has changed the version.
    const known = await findAnswered(tx, request_key)
    if (known) return known
    await requireVersion({ ...deps, db: tx }, ticket, version)
    // An answer doesn't reopen a closed ticket; agents must do so explicitly.
    if (ticket.status === 'closed') throw new DomainError('ticket_not_movable', 'It is closed.')
    requireMove(ticket, then)
    const at = deps.clock.now()
    const message = {
      author: 'agent',
      user_id: agentId,
      body,
      files,
      request_key,
      created_at: at,
    } as const
    const messageId = await insertTicketMessage(deps, tx, { ticket_id: ticket.id, ...message })
    if (messageId === undefined) return (await findAnswered(tx, request_key)) ?? ticket
    const isClosed = then === 'closed'
    if (isClosed) {
      const event = { kind: 'closed', detail: 'agent', userId: agentId } as const
      await recordEvent(deps, tx, { ticketId: ticket.id, ...event })
    }
    const change = {
      status: then,
      ...(isClosed && { closed_at: at }),
      ...(tags && { tags: [...new Set([...ticket.tags, ...tags])].slice(0, TAGS_LIMIT) }),
      // Assign an unassigned ticket to the first agent to answer it.
      ...(ticket.assignee_id === null && { assignee_id: agentId }),
    }
    const saved = await saveTicket(deps, tx, { ticket, change, by: 'agent' })
    const agent = (await findAssignee(tx, agentId))?.name ?? ''
    await publish(deps, tx, { name: 'TicketAnswered', ticket: saved, messageId, body, agent })
    if (isClosed) {
      const closing = { ticket: saved, by: 'agent', isAnswered: true } as const
      await publish(deps, tx, { name: 'TicketClosed', ...closing })
    }
    return saved
  })
}

function requireFilled(body: string): void {
  const open = openPlaceholders(body)
  if (open.length === 0) return
  const message = `Please fill in: ${open.join(', ')}.`
  throw new DomainError('invalid_input', message, { errors: [{ field: 'body', message }] })
}

/** Adds an internal note. No version is required, because a note changes nothing else. */
export async function addInternalNote(
  deps: Deps,
  { number, agentId }: AgentAction,
  { body, files, request_key }: Body<'note'>,
): Promise<TicketRow> {
  return deps.db.transaction(async (tx) => {
    const ticket = await lockByNumber(tx, number)
    const messageId = await insertTicketMessage(deps, tx, {
      ticket_id: ticket.id,
      author: 'agent',
      user_id: agentId,
      body,
      files,
      is_internal: true,
      request_key,
      created_at: deps.clock.now(),
    })
    if (messageId === undefined) return ticket
    return saveTicket(deps, tx, { ticket, change: {}, by: null })
  })
}

/**
 * Updates the given fields; the only way to reopen a closed ticket (spec §6).
 * @throws DomainError ticket_changed, ticket_not_movable, user_not_found if assigned to a non-admin
 */
export async function changeTicket(
  deps: Deps,
  writing: AgentAction,
  { version, assignee, ...fields }: Body<'change'>,
): Promise<TicketRow> {
  const { number, agentId } = writing
  return deps.db.transaction(async (tx) => {
    const ticket = await lockAtVersion(deps, tx, { number, version })
    const { status: to = ticket.status } = fields
    requireMove(ticket, to)
    if (ticket.merged_into !== null && to !== ticket.status) {
      throw new DomainError('ticket_not_movable', 'It goes on in another one.')
    }
    const given_to = assignee === undefined ? undefined : await requireAgent(tx, assignee)
    const change = {
      ...fields,
      ...(given_to !== undefined && { assignee_id: given_to?.userId ?? null }),
      ...momentsOf(ticket, to, deps.clock.now()),
    }
    await recordTicketChanges(deps, tx, { ticket, to, agentId, assignee: given_to })
    const saved = await saveTicket(deps, tx, { ticket, change, by: null })
    if (to !== ticket.status) await publishMove(deps, tx, { from: ticket.status, ticket: saved })
    return saved
  })
}

async function requireAgent(tx: Db, publicId: string | null) {
  if (publicId === null) return null
  const agent = await findAgent(tx, publicId)
  if (!agent) throw new DomainError('user_not_found', 'No administrator with this id.')
  return agent
}

function momentsOf(ticket: TicketRow, to: TicketStatus, at: Date) {
  if (to === ticket.status) return {}
  if (to === 'closed') return { closed_at: at }
  if (ticket.status !== 'closed') return {}
  // Clear the rating, because the customer rates the ticket again after the next closing.
  return { closed_at: null, solved: null, score: null, score_comment: null, rated_at: null }
}

interface TicketChange {
  ticket: TicketRow
  to: TicketStatus
  agentId: number
  assignee: { name: string } | null | undefined
}

async function recordTicketChanges(
  deps: Deps,
  tx: Db,
  { ticket, to, agentId, assignee }: TicketChange,
) {
  const about = { ticketId: ticket.id, userId: agentId }
  if (assignee !== undefined) {
    await recordEvent(deps, tx, { ...about, kind: 'assigned', detail: assignee?.name ?? '' })
  }
  if (to === ticket.status) return
  const kind = to === 'closed' ? 'closed' : ticket.status === 'closed' ? 'reopened' : 'changed'
  await recordEvent(deps, tx, { ...about, kind, detail: to === 'closed' ? 'agent' : to })
}

async function publishMove(
  deps: Deps,
  tx: Db,
  { from, ticket }: { from: TicketStatus; ticket: TicketRow },
): Promise<void> {
  if (ticket.status === 'closed') {
    await publish(deps, tx, { name: 'TicketClosed', ticket, by: 'agent', isAnswered: false })
  }
  if (from === 'closed') await publish(deps, tx, { name: 'TicketReopened', ticket })
}
