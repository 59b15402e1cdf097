import type { AxiosInstance, AxiosRequestConfig } from 'axios'

import { dispatch } from '#api-dispatch'

import { createSession } from './session'
import type { Session } from './session-types'

/** Client of one host. axios is loaded with the first request, not with the page. */
export interface Http {
  client(): Promise<AxiosInstance>
  session: Session
}

/**
 * @param host origin of the API, for example 'https://api.example.com'; empty for this origin
 * @param overrides for tests
 * @param shared the session of another host that logs in for this one too
 */
export function createHttp(
  host: string,
  overrides: AxiosRequestConfig = {},
  shared?: Session,
): Http {
  let instance: Promise<AxiosInstance> | undefined
  const session: Session = shared ?? createSession(client)
  function client(): Promise<AxiosInstance> {
    instance ??= import('./client').then(({ createClient }) =>
      createClient({ ...(host ? { baseURL: host } : {}), ...dispatch(), ...overrides }, session),
    )
    return instance
  }
  return { client, session }
}
