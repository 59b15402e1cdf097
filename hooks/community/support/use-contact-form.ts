import { useEffect, useEffectEvent, useState } from 'react'

import { contactFaults } from '@/domain/community/support/contact-form'
import { soundMembers } from '@/domain/kit/form-draft'
import { faultMessages } from '@/domain/kit/form-faults'
import { fullName } from '@/domain/kit/person-name'
import { TICKET_TOPICS, type TicketTopic } from '@/domain/community/support/ticket'
import { contact as texts } from '@/messages/community/support/contact'
import { SESSION_KEYS } from '@/utils/session-keys'

import { clearSearches, readVainSearches } from '@/hooks/community/help-center/help-searches'
import { sessionDraft } from '@/hooks/kit/session-draft'
import { useAttachments } from '@/hooks/kit/use-attachments'
import { useAuth } from '@/hooks/account/auth/use-auth'
import { useForm } from '@/hooks/kit/use-form'

export type { WireContact as Contact } from '@/contract/community/support/support'

const EMPTY = {
  name: '',
  email: '',
  order_number: '',
  bike_id: '',
  topic: 'order',
  message: '',
  website: '',
}
type ContactForm = typeof EMPTY

// Don't restore a honeypot value that a bot filled in.
const draft = sessionDraft<ContactForm>(SESSION_KEYS.contactDraft, (stored) => ({
  ...soundMembers(stored, EMPTY),
  website: '',
}))

const isTopic = (text: string): text is TicketTopic => TICKET_TOPICS.some((topic) => topic === text)

/** Manages the contact form. The draft survives a failure and a reload of the tab, and is sent once. */
export function useContactForm() {
  const { isUserLoggedIn, user } = useAuth()
  const [sent, setSent] = useState<{ number: string; email: string } | null>(null)
  const [searches, setSearches] = useState(readVainSearches)
  const attached = useAttachments(SESSION_KEYS.contactDraft)
  const leaveOutSearches = () => {
    clearSearches()
    setSearches([])
  }
  const controls = useForm({
    initial: EMPTY,
    check: (typed) => faultMessages(contactFaults(typed), texts),
    draft,
    send: async ({ form: typed, services, keyFor }) => {
      const { website, ...body } = trimmed(isUserLoggedIn ? typed : { ...typed, bike_id: '' })
      const files = attached.ids
      const request_key = keyFor({ ...body, files })
      const message = { ...body, files, searches, website, request_key }
      setSent({ number: await services.support.open(message), email: body.email })
      leaveOutSearches()
    },
  })
  const { form, type, renew } = controls

  const introduce = useEffectEvent(() => {
    if (!user) return
    type({
      name: form.name || fullName(user),
      email: form.email || user.email,
    })
  })
  useEffect(() => introduce(), [user])

  return {
    ...controls,
    attached,
    searches: searches.map(({ query }) => query),
    leaveOutSearches,
    sent,
    isUserLoggedIn,
    again: () => {
      renew({ message: '', order_number: '', bike_id: '' })
      attached.clear()
      setSent(null)
    },
  }
}

function trimmed({ name, email, order_number, bike_id, ...rest }: ContactForm) {
  const { topic, message, website } = rest
  return {
    name: name.trim(),
    email: email.trim(),
    order_number: order_number.trim() || null,
    bike_id: Number(bike_id) || null,
    topic: isTopic(topic) ? topic : 'other',
    message: message.trim(),
    website: website || null,
  } as const
}
