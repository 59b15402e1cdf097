import { fillAnswer, openPlaceholders, type PlaceholderValues } from '@/domain/canned-answer'
import { basisOf, deskTextFault, newsSince } from '@/domain/desk-form'
import { soundMembers } from '@/domain/form-draft'
import { desk as texts } from '@/messages/desk'
import type { CannedAnswer } from '@/services/desk'
import { apiErrorOf } from '@/services/http/failure'
import { OFFICE_KEYS } from '@/utils/office-keys'

import { sessionDraft } from './session-draft'
import { useAttachments } from './use-attachments'
import { changedTicketOf, type DeskTicket } from './use-desk-ticket'
import { useForm } from './use-form'

/** The state of a ticket after an answer. */
export const NEXT_STATUSES = ['waiting_for_customer', 'waiting_for_us', 'closed'] as const
type NextStatus = (typeof NEXT_STATUSES)[number]

/** `version` and `seen`: what was on the screen when it was begun; `tags` joined by commas. */
const EMPTY = { body: '', then: NEXT_STATUSES[0] as string, tags: '', version: 0, seen: 0 }
const NO_BASIS = { version: 0, seen: 0 }

const keyOf = (kind: 'answer' | 'note', number: string) =>
  `${OFFICE_KEYS.deskDraft}_${kind}_${number}`
const draftAt = (key: string) =>
  sessionDraft<typeof EMPTY>(key, (kept) => soundMembers(kept, EMPTY))

/** A text with its files; what is still on its way would be left behind. */
function textFaults(body: string, isUploading: boolean): { body?: string } {
  const fault = deskTextFault(body)
  if (fault) return { body: texts[fault] }
  return isUploading ? { body: texts.stillUploading } : {}
}

interface DeskAnswerOptions {
  ticket: DeskTicket
  onTicket: (ticket: DeskTicket) => void
}

/** An answer to the customer. What came while it was written is `news`; sending it then is a choice. */
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
        onTicket(await services.desk.answer(ticket.number, answer))
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
    // What is new says it already.
    error: error && changedTicketOf(error) ? null : error,
    news: newsSince(form, ticket),
    write: (body: string) => {
      if (body === '') return type({ body, ...NO_BASIS })
      type({ body, ...(form.version === 0 && basisOf(ticket)) })
    },
    /** What the writer did to the ticket is no news to them. */
    follow: (before: DeskTicket, after: DeskTicket) => {
      if (form.version === before.version) type(basisOf(after))
    },
    insert: (canned: CannedAnswer, values: PlaceholderValues) => {
      const filled = fillAnswer(canned.body, values)
      const body = form.body.trim() === '' ? filled : `${form.body.trimEnd()}\n\n${filled}`
      const tags = [...new Set([...form.tags.split(',').filter(Boolean), ...canned.tags])].join(',')
      const then: NextStatus | undefined = NEXT_STATUSES.find((one) => one === canned.moves_to)
      type({ body, tags, ...(then && { then }), ...(form.version === 0 && basisOf(ticket)) })
    },
  }
}

/** A note among agents. It answers nobody, so it fits any state of the ticket. */
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
      onTicket(await services.desk.note(ticket.number, note))
      controls.renew(EMPTY)
      attached.clear()
    },
  })
  return { ...controls, attached }
}
