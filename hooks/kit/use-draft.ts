import { useRef, useState } from 'react'

import { storedSentKey } from '@/domain/kit/form-draft'
import { isRecord } from '@/domain/kit/stored-value'
import { sentKeyFor, type SentKey } from '@/utils/sent-key'

/** Stored form values that survive a failure, a reload and a login, until sent. */
export interface Draft<Form> {
  read: () => unknown
  write: (stored: { form: Form; sentAs: SentKey | null }) => void
  remove: () => void
  parse: (form: unknown) => Partial<Form>
}

/** Manages form values and their idempotency key, which are both persisted if there is a draft. */
export function useDraft<Form extends object>(
  initial: Form | (() => Form),
  draft: Draft<Form> | undefined,
) {
  const [form, setForm] = useState(initial)
  // Kept in a ref too, so that several changes before the next render add up in the draft.
  const latest = useRef(form)
  const sentAs = useRef<SentKey | null>(null)

  const keep = () => draft?.write({ form: latest.current, sentAs: sentAs.current })

  function fill(change: Partial<Form>) {
    latest.current = { ...latest.current, ...change }
    setForm(latest.current)
  }

  return {
    form,
    type: (change: Partial<Form>) => {
      fill(change)
      keep()
    },
    keyFor: (content: unknown) => {
      sentAs.current = sentKeyFor(content, sentAs.current)
      keep()
      return sentAs.current.key
    },
    /** Resets the form for the next submission, which isn't persisted yet. */
    renew: (change: Partial<Form>) => {
      sentAs.current = null
      fill(change)
    },
    bringBack: () => {
      const stored = draft?.read()
      if (!draft || !isRecord(stored)) return
      sentAs.current = storedSentKey(stored.sentAs)
      // Older drafts of the forum and of reviews contain only the form.
      fill(draft.parse(stored.form ?? stored))
    },
  }
}
