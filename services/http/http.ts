import type { AxiosInstance, AxiosRequestConfig } from 'axios'

import { dispatch } from '#api-dispatch'

/** A client of one host. axios is fetched with the first request, not with the page. */
export interface Http {
  client(): Promise<AxiosInstance>
}

/**
 * @param host origin of the API, for example 'https://api.example.com'; empty for this origin
 * @param overrides for tests
 * @example const http = createHttp('')
 */
export function createHttp(host: string, overrides: AxiosRequestConfig = {}): Http {
  let instance: Promise<AxiosInstance> | undefined
  return {
    client() {
      instance ??= import('axios').then(({ default: axios }) =>
        axios.create({ ...(host ? { baseURL: host } : {}), ...dispatch, ...overrides }),
      )
      return instance
    },
  }
}
