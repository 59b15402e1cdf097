import { useEffect, useEffectEvent, useState } from 'react'

import type { ApiError } from '@/contract/kit/errors'
import { apiErrorOf } from '@/services/http/failure'
import type { Services } from '@/services/services'
import type { AppThunk } from '@/store/types'

import { useAppDispatch } from './use-store'

export type Outcome<Data> = { status: 'ready'; data: Data } | { status: 'failed'; error: ApiError }
export type RequestState<Data> = { status: 'loading' } | Outcome<Data>

interface Answer<Data> {
  key: string
  outcome: Outcome<Data>
}

const readServices: AppThunk<Services> = (_dispatch, _getState, { services }) => services

/** Returns the services of the store, which give access to everything outside the process. */
export function useServices(): Services {
  return useAppDispatch()(readServices)
}

/**
 * Sends one request per `key`, and none while it is null. `renew` keeps the data until it is reloaded, `retry` shows
 * the loading state, `set` replaces the data with another call's response.
 */
export function useRequest<Data>(key: string | null, send: (services: Services) => Promise<Data>) {
  const services = useServices()
  const [answer, setAnswer] = useState<Answer<Data> | null>(null)
  const [attempt, setAttempt] = useState(0)
  const ask = useEffectEvent(() => send(services))

  useEffect(() => {
    if (key === null) return
    let isCurrent = true
    ask().then(
      (data) => {
        if (isCurrent) setAnswer({ key, outcome: { status: 'ready', data } })
      },
      (thrown: unknown) => {
        if (!isCurrent) return
        setAnswer({ key, outcome: { status: 'failed', error: apiErrorOf(thrown) } })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [key, attempt])

  const state: RequestState<Data> =
    answer !== null && answer.key === key ? answer.outcome : { status: 'loading' }
  return {
    state,
    renew: () => setAttempt((count) => count + 1),
    retry: () => {
      setAnswer(null)
      setAttempt((count) => count + 1)
    },
    set: (data: Data) => {
      if (key !== null) setAnswer({ key, outcome: { status: 'ready', data } })
    },
  }
}
