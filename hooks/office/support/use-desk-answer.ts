import {
  fillAnswer,
  openPlaceholders,
  type PlaceholderValues,
} from '@/domain/office/support/canned-answer'
import { NEXT_STATUSES } from '@/domain/office/support/desk'
import { basisOf, deskTextFault, newsSince } from '@/domain/office/support/desk-form'
import { soundMembers } from '@/domain/kit/form-draft'
import { desk as texts } from '@/messages/office/support/support'
import { canned, type CannedAnswer } from '@/contract/office/support/canned'
import { apiErrorOf } from '@/services/http/failure'
import { OFFICE_KEYS } from '@/utils/office-keys'

import { sessionDraft } from '@/hooks/kit/session-draft'
import { useAttachments } from '@/hooks/kit/use-attachments'
import { useResourceList } from '@/hooks/office/kit/use-resource'
import { changedTicketOf, type DeskTicket } from './use-desk-ticket'
import { useForm } from '@/hooks/kit/use-form'

type NextStatus = (typeof NEXT_STATUSES)[number]

/** `version` and `seen` identify what the form is based on; `tags` are joined by commas. */
const EMPTY = { body: '', then: NEXT_STATUSES[0] as string, tags: '', version: 0, seen: 0 }
const NO_BASIS = { version: 0, seen: 0 }

const keyOf = (kind: 'answer' | 'note', number: string) =>
  `${OFFICE_KEYS.deskDraft}_${kind}_${number}`
const draftAt = (key: string) =>
  sessionDraft<typeof EMPTY>(key, (stored) => soundMembers(stored, EMPTY))

/** Validates a text with its files, because pending uploads would be lost. */
function textFaults(body: string, isUploading: boolean): { body?: string } {
  const fault = deskTextFault(body)
  if (fault) return { body: texts[fault] }
  return isUploading ? { body: texts.stillUploading } : {}
}

/** Empty until they are loaded. */
export function useCannedAnswers(): readonly CannedAnswer[] {
  const { state } = useResourceList(canned)
  return state.status === 'ready' ? state.data : []
}

interface DeskAnswerOptions {
  ticket: DeskTicket
  onTicket: (ticket: DeskTicket) => void
}

/** Manages an answer to the customer; if messages arrived since (`news`), it needs confirmation. */
export function useDeskAnswer({ ticket, onTicket }: DeskAnswerOptions) {
  const key = keyOf('answer', ticket.number)
  const attached = useAttachments(key)
  const controls = useForm({
    initial: EMPTY,
    check: ({ body }) => {
      const open = openPlaceholders(body)
      if (open.length > 0) return { body: texts.unfilled(open) }
      return textFaults(body, attached.isUploading)
    },
    draft: draftAt(key),
    send: async ({ form, services, keyFor }) => {
      const body = form.body.trim()
      const then = NEXT_STATUSES.find((one) => one === form.then) ?? NEXT_STATUSES[0]
      const tags = form.tags === '' ? null : form.tags.split(',')
      const content = { body, then, tags, files: attached.ids }
      try {
        const answer = { ...content, version: ticket.version, request_key: keyFor(content) }
        onTicket(await services.desk.answer({ ...answer, number: ticket.number }))
        controls.renew(EMPTY)
        attached.clear()
      } catch (thrown) {
        const error = apiErrorOf(thrown)
        const fresh = changedTicketOf(error)
        if (fresh) onTicket(fresh)
        return error
      }
    },
  })
  const { form, type, error } = controls
  return {
    ...controls,
    attached,
    // The conflict notice replaces this error.
    error: error && changedTicketOf(error) ? null : error,
    news: newsSince(form, ticket),
    write: (body: string) => {
      if (body === '') return type({ body, ...NO_BASIS })
      type({ body, ...(form.version === 0 && basisOf(ticket)) })
    },
    /** Rebases the form on the author's own changes to the ticket. */
    follow: (before: DeskTicket, after: DeskTicket) => {
      if (form.version === before.version) type(basisOf(after))
    },
    insert: (chosen: CannedAnswer, values: PlaceholderValues) => {
      const filled = fillAnswer(chosen.body, values)
      const body = form.body.trim() === '' ? filled : `${form.body.trimEnd()}\n\n${filled}`
      const tags = [...new Set([...form.tags.split(',').filter(Boolean), ...chosen.tags])].join(',')
      const then: NextStatus | undefined = NEXT_STATUSES.find((one) => one === chosen.moves_to)
      type({ body, tags, ...(then && { then }), ...(form.version === 0 && basisOf(ticket)) })
    },
  }
}

/** Manages an internal note, which fits any version of the ticket because it isn't an answer. */
export function useDeskNote({ ticket, onTicket }: DeskAnswerOptions) {
  const key = keyOf('note', ticket.number)
  const attached = useAttachments(key)
  const controls = useForm({
    initial: EMPTY,
    check: ({ body }) => textFaults(body, attached.isUploading),
    draft: draftAt(key),
    send: async ({ form, services, keyFor }) => {
      const content = { body: form.body.trim(), files: attached.ids }
      const note = { ...content, request_key: keyFor(content) }
      onTicket(await services.desk.note({ ...note, number: ticket.number }))
      controls.renew(EMPTY)
      attached.clear()
    },
  })
  return { ...controls, attached }
}
