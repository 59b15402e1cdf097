import { useRef, useState } from 'react'

import type { ApiError } from '@/contract/kit/errors'
import { apiErrorOf } from '@/services/http/failure'
import type { Services } from '@/services/services'

import { useServices } from './use-request'

/** Ignores clicks while a call is in flight, and keeps an error until the next try. */
export function useAction<Input extends unknown[], Answer>(
  work: (services: Services, ...input: Input) => Promise<Answer>,
) {
  const services = useServices()
  const isBusy = useRef(false)
  const [isRunning, setRunning] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)

  /** @returns the response, or null if it failed or a call is already in flight */
  async function run(...input: Input): Promise<{ answer: Answer } | null> {
    if (isBusy.current) return null
    isBusy.current = true
    setRunning(true)
    setError(null)
    try {
      return { answer: await work(services, ...input) }
    } catch (thrown) {
      setError(apiErrorOf(thrown))
      return null
    } finally {
      isBusy.current = false
      setRunning(false)
    }
  }

  return { run, isRunning, error, forget: () => setError(null) }
}

export function serverFieldError(error: ApiError | null, field: string): string | undefined {
  if (error?.kind !== 'problem') return undefined
  return error.errors.find((one) => one.field === field)?.message
}
