import { soundMembers } from '@/domain/kit/form-draft'
import { faultMessages } from '@/domain/kit/form-faults'
import { answerFaults } from '@/domain/community/support/ticket-form'
import { dialogs } from '@/messages/kit/dialogs'
import { support as texts } from '@/messages/community/support/support'
import type {
  WireAnswered as SubmittedTicket,
  WireTicketRating as TicketRating,
  WireThread as ThreadData,
} from '@/contract/community/support/support'
import type { TicketAddress } from '@/services/community/support'
import { SESSION_KEYS } from '@/utils/session-keys'

import { sessionDraft } from '@/hooks/kit/session-draft'
import { useAction } from '@/hooks/kit/use-action'
import { useForm } from '@/hooks/kit/use-form'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { useLive } from '@/hooks/kit/use-live'
import { useModal } from '@/hooks/kit/use-modal'

export type { TicketAddress } from '@/services/community/support'
export type TicketThread = ThreadData

/** Keeps the data when a reload fails (stale-if-error). @param address null while it is unknown */
export function useTicket(address: TicketAddress | null) {
  const key = address && `${address.number} ${address.key ?? ''}`
  const request = useStaleIfErrorRequest(key, ({ support }) =>
    support.read(address ?? { number: '', key: null }),
  )
  const isFound = address !== null && request.state.status === 'ready'
  useLive(isFound ? liveQueryOf(address) : null, request.renew)
  return request
}

const liveQueryOf = ({ number, key }: TicketAddress) =>
  key === null ? { ticket: number } : { ticket: number, key }

const EMPTY = { body: '' }

export const ticketDraft = (number: string) => `${SESSION_KEYS.ticketDraft}_${number}`

interface TicketAnswerOptions {
  files: readonly string[]
  address: TicketAddress
  onSent: (answered: SubmittedTicket) => void
}

/** Manages the reply form. The draft survives a reload of the tab and a failure, and is sent once. */
export function useTicketAnswer({ address, files, onSent }: TicketAnswerOptions) {
  const { number } = address
  return useForm({
    initial: EMPTY,
    check: (typed) => faultMessages(answerFaults(typed), texts),
    draft: sessionDraft(ticketDraft(number), (stored) => soundMembers(stored, EMPTY)),
    send: async ({ form, services, keyFor }) => {
      const body = form.body.trim()
      const sent = { body, files: [...files], request_key: keyFor({ number, body, files }) }
      onSent(await services.support.answer(address, sent))
    },
  })
}

/** Closes a ticket after the confirmation of spec §4 Dialogs. */
export function useTicketClosing(address: TicketAddress) {
  const { ask } = useModal()
  const { run, ...action } = useAction(({ support }) => support.close(address))
  return {
    ...action,
    close: async (): Promise<ThreadData | null> => {
      if (!(await ask(dialogs.closeTicket))) return null
      return (await run())?.answer ?? null
    },
  }
}

export function useTicketRating(address: TicketAddress) {
  return useAction(({ support }, rating: TicketRating) => support.rate(address, rating))
}
