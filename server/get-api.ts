import { processGlobals, type ProcessGlobals } from '@/utils/process-globals'

import type { createApi } from './app'

/** Request handler: the API of this process; with the mock database in `next dev` alone. */
export type ServedApi = Pick<ReturnType<typeof createApi>, 'fetch'>

/** In development the API reloads with this module. */
const reloaded: ProcessGlobals | null = process.env.NODE_ENV === 'development' ? {} : null

export async function getApi(make: () => ServedApi | Promise<ServedApi> = makeApi) {
  const globals = reloaded ?? processGlobals()
  globals.api ??= await make()
  return globals.api
}

// The condition wraps the import, so that production builds exclude the mocks.
async function makeApi(): Promise<ServedApi> {
  if (process.env.NEXT_PUBLIC_API_MOCKING === 'enabled') {
    // eslint-disable-next-line import/no-restricted-paths -- the one entry point of the mocks
    const { createMockApi } = await import('@/mocks/api')
    return createMockApi()
  }
  const [{ createApi }, { realDeps }] = await Promise.all([import('./app'), import('./real-deps')])
  return createApi(realDeps())
}
