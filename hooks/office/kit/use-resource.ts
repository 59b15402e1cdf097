import {
  isExcluded,
  parseForm,
  toFormValues,
  type AnyResource,
  type EntryOf,
  type FormOf,
} from '@/contract/kit/resource/resource'
import type { ApiError, ErrorCode } from '@/contract/kit/errors'
import { useAction } from '@/hooks/kit/use-action'
import { useEdit } from '@/hooks/kit/use-edit'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { apiErrorOf } from '@/services/http/failure'
import { OFFICE_KEYS } from '@/utils/office-keys'

type Row = Record<string, unknown>

export function useResourceList<R extends AnyResource>(resource: R) {
  const list = useStaleIfErrorRequest(resource.name, (services) => services.of(resource).list())
  const { state, set, renew } = list
  return {
    ...list,
    /** Shows a saved entry at once, and reloads the list, because it may affect the other entries. */
    upsert: (saved: EntryOf<R>) => {
      if (state.status === 'ready') {
        const isSame = (one: EntryOf<R>) => keyOf(resource, one) === keyOf(resource, saved)
        const rest = state.data.some(isSame) ? state.data : [saved, ...state.data]
        set(rest.map((one) => (isSame(one) ? saved : one)))
      }
      renew()
    },
  }
}

/** Form controls without the types of one resource. */
export interface FieldControls {
  form: Readonly<Record<string, string | boolean>>
  faults: Readonly<Record<string, string | undefined>>
  type: (change: Record<string, string | boolean>) => void
  /** Whether the condition of a field excludes it. */
  isExcluded: (name: string) => boolean
}

export interface ResourceFormOptions<R> {
  /** Null for a new one. */
  entry: EntryOf<R> | null
  /** Initial values of a new one. */
  initial: Partial<FormOf<R>>
  onSaved: (saved: EntryOf<R>) => void
  /** Whether another user removed it, so that saving adds it again. */
  isGone: boolean
  /** Another user changed or removed it first. */
  onChanged: () => void
}

/** Form of an entry, with a draft and optimistic locking. */
export function useResourceForm<R extends AnyResource>(
  resource: R,
  { entry, initial, isGone, onSaved, onChanged }: ResourceFormOptions<R>,
) {
  const { name, nouns } = resource
  const id = entry === null ? '' : keyOf(resource, entry)
  const mark = entry === null ? Object.values(initial).join('_') : id
  const saved = toFormValues(resource, entry as Row | null) as FormOf<R>
  const isNew = entry === null || isGone
  const parse = (form: FormOf<R>) =>
    parseForm(resource, form as Row, isNew ? null : (entry as Row | null))
  const isMissing = (error: ApiError | null) =>
    error?.kind === 'problem' && error.code === `${nouns.code}_not_found`
  const controls = useEdit<FormOf<R> & { version: string }, EntryOf<R>>({
    saved: entry === null ? { ...saved, ...initial } : saved,
    draftKey: `${OFFICE_KEYS.resourceDraft}_${name}_${mark}`,
    check: (form) => parse(form).faults as Partial<Record<keyof FormOf<R> & string, string>>,
    conflict: `${nouns.code}_changed` as ErrorCode,
    send: async (services, form) => {
      const { body } = parse(form)
      const service = services.of(resource)
      if (isNew) return service.add(body as never)
      return service
        .change(id, { ...body, version: form.version } as never)
        .catch((thrown: unknown) => {
          if (isMissing(apiErrorOf(thrown))) onChanged()
          throw thrown
        })
    },
    toFormValues: (done) => toFormValues(resource, done as Row) as FormOf<R>,
    onSaved,
    onChanged,
  })
  const { form, isNews } = controls
  const isOut = (field: string) => isExcluded(resource, field, form as Row)
  const isSame = (field: string) =>
    form[field as keyof FormOf<R>] === saved[field as keyof FormOf<R>]
  const fields = { ...controls, isExcluded: isOut }
  /** What another user saved, where it differs from the form. */
  const theirs = { ...fields, form: saved, faults: {}, isExcluded: isSame }
  return {
    ...controls,
    // The notice about a removed entry replaces this error.
    error: isGone && isMissing(controls.error) ? null : controls.error,
    fields: fields as unknown as FieldControls,
    theirs: isNews ? (theirs as unknown as FieldControls) : null,
  }
}

/** Removes an entry, and brings a removed one back. */
export function useResourceRemoval<R extends AnyResource>(resource: R) {
  const remove = useAction((services, entry: EntryOf<R>) =>
    services.of(resource).remove(keyOf(resource, entry), String((entry as Row).version)),
  )
  const undo = useAction((services, entry: EntryOf<R>) => {
    const values = Object.keys(resource.fields).map((name) => [name, (entry as Row)[name]])
    return services.of(resource).add(Object.fromEntries(values) as never)
  })
  return { remove, undo }
}

/** The key of an entry as text. */
export const keyOf = <R extends AnyResource>({ key }: R, entry: EntryOf<R>) =>
  String((entry as Row)[key])
