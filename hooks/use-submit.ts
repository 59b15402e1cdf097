import { useRef, useState } from 'react'

import type { ApiError } from '@/contract/errors'
import { apiErrorOf } from '@/services/http/failure'

/** What is wrong with the fields: faults of the form's own kind, or sentences. */
export type Faults<Field extends string, Fault = never> = Partial<Record<Field, Fault | string>>

interface Submission<Field extends string, Fault> {
  /** What is wrong with the present values. */
  present: Faults<Field, Fault>
  /** The field that the server means by a path; undefined for one that the form doesn't have. */
  fieldOf: (path: string) => Field | undefined
  /** May throw. @returns why it was not taken; nothing when it was */
  send: () => Promise<ApiError | null | void>
}

/**
 * Checks and sends values that are kept elsewhere. Faults are looked for when they are sent and go as soon as their
 * field is mended; a second press while it runs does nothing.
 */
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
  /** Counts the refusals: with each one the focus goes to the faults anew. */
  const [refusals, setRefusals] = useState(0)

  function begin(wasChecked: boolean) {
    setChecked(wasChecked)
    setRefused({})
    setError(null)
  }

  /** To be called with the fields that are typed into. */
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
