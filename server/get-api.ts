import type { createApi } from './app'

/** What answers requests: the API of this process, or the mock of `next dev`. */
export type ServedApi = Pick<ReturnType<typeof createApi>, 'fetch'>

interface Holder {
  __shopApi?: ServedApi
}

/**
 * Pages and API are separate bundles of one process, so the API hangs on globalThis. In development it hangs on this
 * module, which reloads with every change of its imports; the connections of `getDb` outlive it.
 */
const holder: Holder = process.env.NODE_ENV === 'development' ? {} : (globalThis as Holder)

/** The API of this process, made with the first request. */
export async function getApi(make: () => ServedApi | Promise<ServedApi> = makeApi) {
  holder.__shopApi ??= await make()
  return holder.__shopApi
}

// The condition is around the import, so that a production build leaves the mocks out.
async function makeApi(): Promise<ServedApi> {
  if (process.env.NEXT_PUBLIC_API_MOCKING === 'enabled') {
    // eslint-disable-next-line import/no-restricted-paths -- the one entry point of the mocks
    const { createMockApi } = await import('@/mocks/api')
    return createMockApi()
  }
  const [{ createApi }, { realDeps }] = await Promise.all([import('./app'), import('./real-deps')])
  return createApi(realDeps())
}
