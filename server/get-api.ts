import type { createApi } from './app'

/** Request handler: the API of this process; with the mock database in `next dev` alone. */
export type ServedApi = Pick<ReturnType<typeof createApi>, 'fetch'>

interface Holder {
  __shopApi?: ServedApi
}

/** Global, because pages and API are separate bundles; in development, reloads with this module. */
const holder: Holder = process.env.NODE_ENV === 'development' ? {} : (globalThis as Holder)

export async function getApi(make: () => ServedApi | Promise<ServedApi> = makeApi) {
  holder.__shopApi ??= await make()
  return holder.__shopApi
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
