import { useRef, useState } from 'react'

import { storedSentKey } from '@/domain/form-draft'
import { isRecord } from '@/domain/stored-value'
import { sentKeyFor, type SentKey } from '@/utils/sent-key'

/** What is typed outlives a failure, a reload and the way to the login, until it is sent. */
export interface Draft<Form> {
  read: () => unknown
  write: (kept: { form: Form; sentAs: SentKey | null }) => void
  remove: () => void
  /** What of a stored form is sound. */
  parse: (form: unknown) => Partial<Form>
}

/** The values of a form with the key they are sent with; both are kept where there is a draft. */
export function useDraft<Form extends object>(
  initial: Form | (() => Form),
  draft: Draft<Form> | undefined,
) {
  const [form, setForm] = useState(initial)
  // Beside the state, so that several changes before the next drawing add up in the draft too.
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
    /** For the next one: nothing of it is kept yet. */
    renew: (change: Partial<Form>) => {
      sentAs.current = null
      fill(change)
    },
    bringBack: () => {
      const kept = draft?.read()
      if (!draft || !isRecord(kept)) return
      sentAs.current = storedSentKey(kept.sentAs)
      // Earlier drafts of the forum and of reviews are the form itself.
      fill(draft.parse(kept.form ?? kept))
    },
  }
}
