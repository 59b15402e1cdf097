import { useEffect, useEffectEvent, useLayoutEffect, useRef, type FormEvent } from 'react'

import type { ApiError } from '@/contract/errors'
import type { Services } from '@/services/services'

import { useDraft, type Draft } from './use-draft'
import { useServices } from './use-request'
import { useSubmit, type Faults } from './use-submit'

interface SendContext<Form> {
  form: Form
  services: Services
  /** The key that makes a repeat of the same content the same thing, also after a reload where there is a draft. */
  keyFor: (content: unknown) => string
}

interface FormRules<Form extends object, Fault> {
  /** What is in the form at first; its order is that of the page. */
  initial: Form | (() => Form)
  check?: (form: Form) => Faults<keyof Form & string, Fault>
  /** May throw. @returns why it was not taken; nothing when it was */
  send: (sending: SendContext<Form>) => Promise<ApiError | null | void>
  /** Fields whose names on the wire are others. */
  names?: Readonly<Record<string, keyof Form & string>>
  draft?: Draft<Form>
  /** A summary of the faults takes the focus; without one the first fault does. */
  hasSummary?: boolean
}

const FAULTY = '[aria-invalid], [data-fault]'
const NO_FAULTS = () => ({})

/**
 * A form: what is typed into it, what is wrong with that, and the way to the server. Nothing that was typed is lost.
 * @example const { ref, form, faults, type, submit } = useForm({ initial: EMPTY, check, send })
 */
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

  // What somebody or his password manager filled in before the scripts ran, and what was typed before a reload.
  const takeOver = useEffectEvent(() => {
    values.bringBack()
    const early = ref.current ? filledBefore(ref.current, form) : {}
    if (Object.keys(early).length > 0) type(early)
  })
  // Before the form is drawn, so that nobody sees it empty first.
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
    /** Makes the form ready for the next one. */
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
