import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'

import type { ApiError } from '@/contract/errors'

type Values = Record<string, string | boolean>
export type AccountFaults<Form extends Values> = Partial<Record<keyof Form & string, string>>

interface AccountFormRules<Form extends Values> {
  /** What is in the form at first; its order is that of the page. */
  initial: Form
  check: (form: Form) => AccountFaults<Form>
  /** @returns why it was not taken, or null */
  send: (form: Form) => Promise<ApiError | null>
}

/**
 * What is typed into a form of the account pages and what is wrong with it. Faults are looked for when it is
 * sent and go as soon as their field is mended; a failure keeps every field.
 */
export function useAccountForm<Form extends Values>(rules: AccountFormRules<Form>) {
  const { initial, check, send } = rules
  const ref = useRef<HTMLFormElement>(null)
  const isRunning = useRef(false)
  const [form, setForm] = useState(initial)
  const [refused, setRefused] = useState<AccountFaults<Form>>({})
  const [error, setError] = useState<ApiError | null>(null)
  const [isChecked, setChecked] = useState(false)
  const [isSending, setSending] = useState(false)
  /** Counts the refusals: the summary takes the focus anew each time. */
  const [refusals, setRefusals] = useState(0)
  const faults: AccountFaults<Form> = isChecked ? { ...check(form), ...refused } : refused

  function type(change: Partial<Form>) {
    setForm((before) => ({ ...before, ...change }))
    setRefused((before) => without(before, Object.keys(change)))
    setError(null)
  }

  // What somebody or his password manager filled in before the scripts ran.
  const takeOver = useEffectEvent(() => {
    const early = ref.current ? filledBefore(ref.current, form) : {}
    if (Object.keys(early).length > 0) type(early)
  })
  useEffect(() => takeOver(), [])

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (isRunning.current) return
    setChecked(true)
    setRefused({})
    setError(null)
    if (Object.keys(check(form)).length > 0) return setRefusals((count) => count + 1)
    isRunning.current = true
    setSending(true)
    const failure = await send(form)
    isRunning.current = false
    setSending(false)
    if (failure === null) return
    const found = faultsOf(failure, form)
    setRefused(found)
    if (Object.keys(found).length === 0) setError(failure)
    setRefusals((count) => count + 1)
  }

  return { ref, form, faults, error, refusals, isSending, type, submit, setChecked }
}

/** The fields that the server names, as far as the form has them. */
function faultsOf<Form extends Values>(failure: ApiError, form: Form): AccountFaults<Form> {
  if (failure.kind !== 'problem') return {}
  const known = failure.errors.filter(({ field }) => field in form)
  return Object.fromEntries(known.map(({ field, message }) => [field, message])) as never
}

function filledBefore<Form extends Values>(element: HTMLFormElement, form: Form): Partial<Form> {
  const entries = Object.entries(form).flatMap(([name, value]) => {
    const control = element.elements.namedItem(name)
    if (!(control instanceof HTMLInputElement)) return []
    const present = typeof value === 'boolean' ? control.checked : control.value
    return present && present !== value ? [[name, present]] : []
  })
  return Object.fromEntries(entries) as Partial<Form>
}

function without<Faults extends object>(faults: Faults, fields: readonly string[]): Faults {
  return Object.fromEntries(
    Object.entries(faults).filter(([field]) => !fields.includes(field)),
  ) as Faults
}
