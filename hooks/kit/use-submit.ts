import { useRef, useState } from 'react'

import type { ApiError } from '@/contract/kit/errors'
import { apiErrorOf } from '@/services/http/failure'

/** Field errors: codes of the form, or server messages. */
export type Faults<Field extends string, Fault = never> = Partial<Record<Field, Fault | string>>

interface Submission<Field extends string, Fault> {
  /** Errors of the current values. */
  present: Faults<Field, Fault>
  /** Maps a server path to a field; undefined if the form has no such field. */
  fieldOf: (path: string) => Field | undefined
  /** May throw. @returns the error if it was rejected, nothing if it was accepted */
  send: () => Promise<ApiError | null | void>
}

/** Validates on submit, clears an error once its field is fixed, and ignores clicks while sending. */
export function useSubmit<Field extends string, Fault = never>(
  submission: Submission<Field, Fault>,
) {
  const { present, fieldOf, send } = submission
  const isRunning = useRef(false)
  const [isSending, setSending] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const [isSent, setSent] = useState(false)
  const [refused, setRefused] = useState<Faults<Field, Fault>>({})
  const [error, setError] = useState<ApiError | null>(null)
  /** Number of failed submits, each of which moves the focus to the errors again. */
  const [refusals, setRefusals] = useState(0)

  function begin(wasChecked: boolean) {
    setChecked(wasChecked)
    setRefused({})
    setError(null)
  }

  function mend(fields: readonly string[]) {
    setRefused((before) => omitFields(before, fields))
    setError(null)
    setSent(false)
  }

  function refuse(failure: ApiError) {
    const found = refusedFields(failure, fieldOf)
    setRefused(found)
    if (Object.keys(found).length === 0) setError(failure)
    setRefusals((count) => count + 1)
  }

  async function submit() {
    if (isRunning.current) return
    begin(true)
    if (Object.keys(present).length > 0) return setRefusals((count) => count + 1)
    isRunning.current = true
    setSending(true)
    const failure = await send().catch(apiErrorOf)
    isRunning.current = false
    setSending(false)
    if (failure) return refuse(failure)
    setChecked(false)
    setSent(true)
  }

  const faults: Faults<Field, Fault> = isChecked ? { ...present, ...refused } : refused
  return {
    faults,
    error,
    failedSubmits: refusals,
    isSending,
    isSent,
    clearFaults: mend,
    submit,
    reset: () => begin(false),
  }
}

function refusedFields<Field extends string>(
  failure: ApiError,
  fieldOf: (path: string) => Field | undefined,
): Partial<Record<Field, string>> {
  const found: Partial<Record<Field, string>> = {}
  if (failure.kind !== 'problem') return found
  for (const { field, message } of failure.errors) {
    const name = fieldOf(field)
    if (name !== undefined) found[name] ??= message
  }
  return found
}

function omitFields<Known extends object>(faults: Known, fields: readonly string[]): Known {
  const entries = Object.entries(faults).filter(([field]) => !fields.includes(field))
  return Object.fromEntries(entries) as Known
}
