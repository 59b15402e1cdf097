import { useState } from 'react'

import { cannedFaults, tagsOf } from '@/domain/office/support/canned-answer'
import { soundMembers } from '@/domain/kit/form-draft'
import { faultMessages } from '@/domain/kit/form-faults'
import { deskCanned as texts } from '@/messages/office/support/canned'
import type { ApiError } from '@/contract/kit/errors'
import type { CannedAnswer } from '@/contract/office/support/support'
import { apiErrorOf } from '@/services/http/failure'
import { OFFICE_KEYS } from '@/utils/office-keys'

import { sessionDraft } from '@/hooks/kit/session-draft'
import { useAction } from '@/hooks/kit/use-action'
import { useForm } from '@/hooks/kit/use-form'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { useModal } from '@/hooks/kit/use-modal'
import { NEXT_STATUSES } from './use-desk-answer'

export type { CannedAnswer } from '@/contract/office/support/support'

export function useCannedList() {
  const { state, isStale, retry, renew, set } = useStaleIfErrorRequest('canned', ({ desk }) =>
    desk.overview(),
  )
  const change = (next: (list: CannedAnswer[]) => CannedAnswer[]) => {
    if (state.status !== 'ready') return
    const canned = next(state.data.canned).sort((a, b) => a.title.localeCompare(b.title))
    set({ ...state.data, canned })
  }
  return {
    ...{ state, isStale, retry, renew },
    put: (one: CannedAnswer) => change((all) => [...all.filter(({ id }) => id !== one.id), one]),
    drop: (id: number) => change((all) => all.filter((one) => one.id !== id)),
  }
}

/** `updated_at`: version on which the form is based; empty for a new one. */
const EMPTY = { title: '', body: '', moves_to: '', tags: '', updated_at: '' }
type CannedFormValues = typeof EMPTY

const toFormValues = (canned: CannedAnswer | null): CannedFormValues =>
  canned === null
    ? EMPTY
    : {
        title: canned.title,
        body: canned.body,
        moves_to: canned.moves_to ?? '',
        tags: canned.tags.join(', '),
        updated_at: canned.updated_at,
      }

const isSame = (one: CannedFormValues, other: CannedFormValues) =>
  (['title', 'body', 'moves_to', 'tags'] as const).every((name) => one[name] === other[name])

function changedCannedOf(error: ApiError): CannedAnswer | null {
  if (error.kind !== 'problem' || error.code !== 'canned_answer_changed') return null
  return (error.data as CannedAnswer | undefined) ?? null
}

const isGoneError = (error: ApiError | null) =>
  error?.kind === 'problem' && error.code === 'canned_answer_not_found'

interface CannedFormOptions {
  canned: CannedAnswer | null
  onSaved: (saved: CannedAnswer) => void
  /** Version conflict: receives the other user's version. */
  onFresh: (theirs: CannedAnswer) => void
}

/** Manages a canned answer; overwriting another user's newer version (`theirs`) takes confirmation. */
export function useCannedForm({ canned, onSaved, onFresh }: CannedFormOptions) {
  const saved = toFormValues(canned)
  const [isGone, setGone] = useState(false)
  const draft = sessionDraft<CannedFormValues>(
    `${OFFICE_KEYS.deskDraft}_canned_${canned?.id ?? 'new'}`,
    (stored) => soundMembers(stored, EMPTY),
  )
  const controls = useForm<CannedFormValues, never>({
    initial: saved,
    check: (typed) => faultMessages(cannedFaults(typed), texts),
    draft,
    send: async ({ form, services: { desk } }) => {
      const { title, body } = form
      const moves_to = NEXT_STATUSES.find((one) => one === form.moves_to) ?? null
      const input = { title: title.trim(), body: body.trim(), moves_to, tags: tagsOf(form.tags) }
      try {
        const done =
          canned === null || isGone
            ? await desk.addCanned(input)
            : await desk.changeCanned({ ...input, updated_at: canned.updated_at, id: canned.id })
        controls.renew(toFormValues(done))
        setGone(false)
        onSaved(done)
      } catch (thrown) {
        const error = apiErrorOf(thrown)
        const theirs = changedCannedOf(error)
        if (theirs) onFresh(theirs)
        if (isGoneError(error)) setGone(true)
        return error
      }
    },
  })
  const { form, error } = controls
  const isNews = canned !== null && form.updated_at !== saved.updated_at && !isSame(form, saved)
  return {
    ...controls,
    isGone,
    // The conflict notice replaces this error.
    error: error && (changedCannedOf(error) || isGoneError(error)) ? null : error,
    theirs: isNews ? canned : null,
    isChanged: !isSame(form, saved),
    /** Resets to the saved version or, after a conflict, to theirs. */
    discard: () => {
      controls.renew(saved)
      draft.remove()
    },
  }
}

export function useCannedRemoval(onRemoved: (id: number) => void) {
  const { ask } = useModal()
  const { run, ...action } = useAction(({ desk }, id: number) => desk.removeCanned({ id }))
  return {
    ...action,
    remove: async ({ id, title }: CannedAnswer) => {
      if (!(await ask(texts.removeDialog(title)))) return
      if (await run(id)) onRemoved(id)
    },
  }
}
