import type { ApiError, ErrorCode } from '@/contract/kit/errors'
import { soundMembers } from '@/domain/kit/form-draft'
import { apiErrorOf } from '@/services/http/failure'
import type { Services } from '@/services/services'

import { sessionDraft } from './session-draft'
import { useForm } from './use-form'
import type { Faults } from './use-submit'

interface EditRules<Typed extends { version: string }, Done> {
  /** Saved values with the server's version. */
  saved: Typed
  draftKey: string
  check?: (typed: Typed) => Faults<keyof Typed & string, string>
  names?: Readonly<Record<string, keyof Typed & string>>
  conflict: ErrorCode
  /** May throw. */
  send: (services: Services, typed: Typed) => Promise<Done>
  toFormValues: (done: Done) => Typed
  onSaved: (done: Done) => void
  /** Version conflict: another user changed it first, so reload their version. */
  onChanged: () => void
}

/** Uses optimistic locking: on a conflict, the user decides. The draft survives a reload. */
export function useEdit<Typed extends { version: string }, Done>(rules: EditRules<Typed, Done>) {
  const { saved, draftKey, conflict, send, toFormValues, onSaved, onChanged } = rules
  // A draft without a version, by an earlier release, gets the conflict notice.
  const draft = sessionDraft<Typed>(draftKey, (stored) => ({
    ...{ ...saved, version: '' },
    ...soundMembers(stored, saved),
  }))
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
    ([name, value]) => name !== 'version' && value !== saved[name as keyof Typed],
  )
  return {
    ...controls,
    // The conflict notice replaces this error.
    error: isConflict(error) ? null : error,
    isTouched,
    isNews: isTouched && form.version !== saved.version,
    /** Overwrites the other user's version with the next save. */
    keepMine: () => type({ version: saved.version } as Partial<Typed>),
    discard: () => {
      controls.renew(saved)
      draft.remove()
    },
  }
}
