import type { ApiError, ErrorCode } from '@/contract/errors'
import { soundMembers } from '@/domain/form-draft'
import { apiErrorOf } from '@/services/http/failure'
import type { Services } from '@/services/services'

import { sessionDraft } from './session-draft'
import { useForm } from './use-form'
import type { Faults } from './use-submit'

interface EditRules<Typed extends { seen: string }, Done> {
  /** As the server has it, with the version that it sent. */
  saved: Typed
  /** Where what is typed waits for the next visit. */
  draftKey: string
  check?: (typed: Typed) => Faults<keyof Typed & string, string>
  names?: Readonly<Record<string, keyof Typed & string>>
  /** What the server answers where somebody else was first. */
  conflict: ErrorCode
  /** May throw. */
  send: (services: Services, typed: Typed) => Promise<Done>
  toFormValues: (done: Done) => Typed
  onSaved: (done: Done) => void
  /** Somebody else changed it first: ask for theirs. */
  onChanged: () => void
}

/**
 * The form of something that others may change too. What is typed stays until it is saved, also over a reload, and goes
 * over what somebody else wrote only where whoever types says so.
 */
export function useEdit<Typed extends { seen: string }, Done>(rules: EditRules<Typed, Done>) {
  const { saved, draftKey, conflict, send, toFormValues, onSaved, onChanged } = rules
  const draft = sessionDraft<Typed>(draftKey, (kept) => soundMembers(kept, saved))
  const isConflict = (error: ApiError | null) =>
    error?.kind === 'problem' && error.code === conflict
  const controls = useForm<Typed, string>({
    initial: saved,
    ...(rules.check && { check: rules.check }),
    ...(rules.names && { names: rules.names }),
    draft,
    send: async ({ form, services }) => {
      try {
        const done = await send(services, form)
        controls.renew(toFormValues(done))
        onSaved(done)
      } catch (thrown) {
        const error = apiErrorOf(thrown)
        if (isConflict(error)) onChanged()
        return error
      }
    },
  })
  const { form, error, type } = controls
  const isTouched = Object.entries(form).some(
    ([name, value]) => name !== 'seen' && value !== saved[name as keyof Typed],
  )
  return {
    ...controls,
    // What is new says it already.
    error: isConflict(error) ? null : error,
    isTouched,
    isNews: isTouched && form.seen !== saved.seen,
    /** Saves over what somebody else wrote, with the next press. */
    keepMine: () => type({ seen: saved.seen } as Partial<Typed>),
    discard: () => {
      controls.renew(saved)
      draft.remove()
    },
  }
}
