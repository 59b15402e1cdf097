import type { AxiosInstance, AxiosRequestConfig } from 'axios'

import { dispatch } from '#api-dispatch'

import { createSession } from './session'
import type { Session } from './session-types'

/** Client of one host. axios is loaded on the first request, not with the page. */
export interface Http {
  client(): Promise<AxiosInstance>
  session: Session
}

/**
 * @param host origin of the API, such as 'https://api.example.com'; empty for the page's own
 * @param overrides for tests @param shared session of another host that also logs in for this one
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
