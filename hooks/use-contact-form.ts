import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { emailFault } from '@/domain/account-form'
import { isRecord, isText } from '@/domain/stored-value'
import { TICKET_TOPICS, type TicketTopic } from '@/domain/ticket'
import { contact as texts } from '@/messages/contact'
import { apiErrorOf } from '@/services/http/failure'
import { randomKey } from '@/utils/random-key'
import { SESSION_KEYS, sessionStore } from '@/utils/storage'
import { hashText } from '@/utils/text'

import { useAuth } from './use-auth'
import { useAccountForm, type AccountFaults } from './use-account-form'
import { useServices } from './use-request'

export type { Contact } from '@/services/support'

const EMPTY = { name: '', email: '', order_number: '', topic: 'order', message: '', website: '' }
export type ContactForm = typeof EMPTY

const isTopic = (text: string): text is TicketTopic => TICKET_TOPICS.some((topic) => topic === text)

/** A message to us. What is typed survives a failure and a reload of the tab, and is sent once. */
export function useContactForm() {
  const services = useServices()
  const { isUserLoggedIn, user } = useAuth()
  const [sent, setSent] = useState<{ number: string; email: string } | null>(null)
  const sentAs = useRef<{ key: string; hash: string } | null>(null)
  const controls = useAccountForm({
    initial: EMPTY,
    check,
    send: async (form) => {
      const { website, ...body } = trimmed(form)
      try {
        const request_key = keyFor(JSON.stringify(body))
        const number = await services.support.open({ ...body, website, request_key })
        sessionStore.remove(SESSION_KEYS.contactDraft)
        setSent({ number, email: body.email })
        return null
      } catch (thrown) {
        return apiErrorOf(thrown)
      }
    },
  })
  const { form, type } = controls

  /** A repeat after a lost answer is the same message; another text is another one. */
  function keyFor(content: string): string {
    const hash = hashText(content)
    if (sentAs.current?.hash !== hash) sentAs.current = { key: randomKey(), hash }
    sessionStore.write(SESSION_KEYS.contactDraft, { form, sentAs: sentAs.current })
    return sentAs.current.key
  }

  const bringBack = useEffectEvent(() => {
    const kept = sessionStore.read(SESSION_KEYS.contactDraft)
    if (!isRecord(kept)) return
    const { key, hash } = isRecord(kept.sentAs) ? kept.sentAs : {}
    if (isText(key, 36) && isText(hash, 20)) sentAs.current = { key, hash }
    type(draftOf(kept.form))
  })
  useEffect(() => bringBack(), [])

  // Who is known need not say it again.
  const introduce = useEffectEvent(() => {
    if (!user) return
    type({
      name: form.name || `${user.name} ${user.last_name}`.trim(),
      email: form.email || user.email,
    })
  })
  useEffect(() => introduce(), [user])

  useEffect(() => {
    if (sent || form === EMPTY) return
    sessionStore.write(SESSION_KEYS.contactDraft, { form, sentAs: sentAs.current })
  }, [form, sent])

  return {
    ...controls,
    sent,
    isUserLoggedIn,
    again: () => {
      sentAs.current = null
      type({ message: '', order_number: '' })
      controls.setChecked(false)
      setSent(null)
    },
  }
}

function check(form: ContactForm): AccountFaults<ContactForm> {
  const { name, email, message } = trimmed(form)
  return {
    ...(name === '' ? { name: texts.nameMissing } : {}),
    ...(emailFault(email) === null ? {} : { email: texts.emailMissing }),
    ...(message.length < 10 ? { message: texts.messageMissing } : {}),
    ...(message.length > texts.messageLimit ? { message: texts.messageLong } : {}),
  }
}

function trimmed({ name, email, order_number, topic, message, website }: ContactForm) {
  return {
    name: name.trim(),
    email: email.trim(),
    order_number: order_number.trim() || null,
    topic: isTopic(topic) ? topic : 'other',
    message: message.trim(),
    website: website || null,
  } as const
}

function draftOf(value: unknown): Partial<ContactForm> {
  if (!isRecord(value)) return {}
  const names = ['name', 'email', 'order_number', 'topic', 'message'] as const
  return Object.fromEntries(
    names.flatMap((name) => (isText(value[name], 10_000) ? [[name, value[name]]] : [])),
  )
}
