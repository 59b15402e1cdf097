import { useRouter } from 'next/router'
import { useState } from 'react'

import type { ApiError } from '@/contract/kit/errors'
import type { DeskChange, WireDeskTicket as DeskTicket } from '@/contract/office/support/support'
import { apiErrorOf } from '@/services/http/failure'

import { useAction } from '@/hooks/kit/use-action'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { useLive } from '@/hooks/kit/use-live'
import { useRequest } from '@/hooks/kit/use-request'

export type {
  DeskCustomer,
  DeskOverview,
  WireDeskTicket as DeskTicket,
} from '@/contract/office/support/support'

export function changedTicketOf(error: ApiError): DeskTicket | null {
  if (error.kind !== 'problem' || error.code !== 'ticket_changed') return null
  return (error.data as DeskTicket | undefined) ?? null
}

/** @param number null while the URL is not known yet */
export function useDeskTicket(number: string | null) {
  const ticket = useStaleIfErrorRequest(number, ({ desk }) => desk.read({ number: number ?? '' }))
  const overview = useRequest('desk', ({ desk }) => desk.overview())
  const customer = useRequest(number, ({ desk }) => desk.customer({ number: number ?? '' }))
  useLive(number === null ? null : { staff: '1' }, ({ kind, subject }) => {
    if (kind === 'reset' || (kind === 'ticket' && subject === number)) ticket.renew()
  })
  const desk = overview.state.status === 'ready' ? overview.state.data : null
  return { ticket, customer, desk }
}

interface DeskChangesOptions {
  onSaved: (ticket: DeskTicket) => void
  /** Version conflict: receives the current ticket. */
  onFresh: (ticket: DeskTicket) => void
}

/** Changes state, assignee, priority and tags, and merges. Shows other agents' changes instead of overwriting them. */
export function useDeskChanges(ticket: DeskTicket, { onSaved, onFresh }: DeskChangesOptions) {
  const { number, version } = ticket
  const { push } = useRouter()
  const [wasChanged, setChanged] = useState(false)
  const action = useAction(
    async ({ desk }, work: (service: typeof desk) => Promise<DeskTicket>) => {
      setChanged(false)
      try {
        return await work(desk)
      } catch (thrown) {
        const fresh = changedTicketOf(apiErrorOf(thrown))
        if (!fresh) throw thrown
        setChanged(true)
        onFresh(fresh)
        return null
      }
    },
  )
  return {
    isRunning: action.isRunning,
    error: action.error,
    wasChanged,
    change: async (change: Omit<DeskChange, 'version'>) => {
      const done = await action.run((desk) => desk.change({ version, ...change, number }))
      if (done?.answer) onSaved(done.answer)
    },
    merge: async (into: string) => {
      const done = await action.run((desk) => desk.merge({ version, into, number }))
      if (done?.answer) await push(`/backoffice/tickets/${done.answer.number}`)
    },
  }
}
