import type { AxiosRequestConfig } from 'axios'

import { publicSettings } from '@/utils/public-settings'

/** Calls the API in process if there is no API host. Aborting only stops waiting for it. */
export const dispatch = (): AxiosRequestConfig =>
  publicSettings().apiHost
    ? {}
    : {
        baseURL: 'http://in-process',
        adapter: 'fetch',
        env: { fetch: inProcess as unknown as typeof fetch },
      }

async function inProcess(input: Request | URL | string, init?: RequestInit): Promise<Response> {
  const { getApi } = await import('#server/get-api')
  const request = input instanceof Request ? input : new Request(input, init)
  const aborted = new Promise<never>((_, reject) => {
    const fail = () => reject(new DOMException('The request was aborted.', 'AbortError'))
    if (request.signal.aborted) return fail()
    request.signal.addEventListener('abort', fail, { once: true })
  })
  const api = await getApi()
  return Promise.race([api.fetch(request), aborted])
}
