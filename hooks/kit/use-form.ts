import { useEffect, useEffectEvent, useLayoutEffect, useRef, type FormEvent } from 'react'

import type { ApiError } from '@/contract/kit/errors'
import type { Services } from '@/services/services'

import { useDraft, type Draft } from './use-draft'
import { useServices } from './use-request'
import { useSubmit, type Faults } from './use-submit'

interface SendContext<Form> {
  form: Form
  services: Services
  /** Returns the idempotency key of the given content; a draft preserves it across reloads. */
  keyFor: (content: unknown) => string
}

interface FormRules<Form extends object, Fault> {
  /** Initial values, in the order of the page. */
  initial: Form | (() => Form)
  check?: (form: Form) => Faults<keyof Form & string, Fault>
  /** May throw. @returns the error if it was rejected, nothing if it was accepted */
  send: (sending: SendContext<Form>) => Promise<ApiError | null | void>
  /** Maps names on the wire to fields where they differ. */
  names?: Readonly<Record<string, keyof Form & string>>
  draft?: Draft<Form>
  /** Whether a summary of the errors gets the focus; otherwise the first invalid field does. */
  hasSummary?: boolean
}

const FAULTY = '[aria-invalid], [data-fault]'
const NO_FAULTS = () => ({})

/** Manages state, validation and submission of a form without ever losing input. */
export function useForm<Form extends object, Fault = never>(rules: FormRules<Form, Fault>) {
  const { check = NO_FAULTS, send, names, draft, hasSummary = false } = rules
  const services = useServices()
  const ref = useRef<HTMLFormElement>(null)
  const { form, keyFor, ...values } = useDraft(rules.initial, draft)
  const { clearFaults, submit, reset, ...sending } = useSubmit<keyof Form & string, Fault>({
    present: check(form),
    fieldOf: (path) => names?.[path] ?? (path in form ? (path as keyof Form & string) : undefined),
    send: async () => {
      const failure = await send({ form, services, keyFor })
      if (!failure) draft?.remove()
      return failure
    },
  })

  function type(change: Partial<Form>) {
    values.type(change)
    clearFaults(Object.keys(change))
  }

  // Restores the draft, then input from before hydration, by the user or a password manager.
  const takeOver = useEffectEvent(() => {
    values.bringBack()
    const early = ref.current ? filledBefore(ref.current, form) : {}
    if (Object.keys(early).length > 0) type(early)
  })
  // Before paint, so that the form never flashes empty.
  useLayoutEffect(() => takeOver(), [])

  const { failedSubmits } = sending
  useEffect(() => {
    if (failedSubmits > 0 && !hasSummary) ref.current?.querySelector<HTMLElement>(FAULTY)?.focus()
  }, [failedSubmits, hasSummary])

  return {
    ...sending,
    ref,
    form,
    type,
    renew: (change: Partial<Form>) => {
      values.renew(change)
      reset()
    },
    submit: (event?: FormEvent) => {
      event?.preventDefault()
      void submit()
    },
  }
}

function filledBefore<Form extends object>(element: HTMLFormElement, form: Form): Partial<Form> {
  const entries = Object.entries(form).flatMap(([name, value]: [string, unknown]) => {
    const control = element.elements.namedItem(name)
    const isTaken = typeof value === 'string' || typeof value === 'boolean'
    if (!isTaken || !(control instanceof HTMLInputElement)) return []
    const present = typeof value === 'boolean' ? control.checked : control.value
    return present && present !== value ? [[name, present]] : []
  })
  return Object.fromEntries(entries) as Partial<Form>
}
