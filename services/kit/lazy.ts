type Method = (...input: unknown[]) => Promise<unknown>

/** Loads a service on its first call, so that a page loads only the services it uses. */
export function lazyService<S extends object>(load: () => Promise<S>): S {
  let loading: Promise<S> | undefined
  const loadOnce = () => {
    // Forget a chunk that failed to load, so that the next call retries.
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  return new Proxy({} as S, {
    get: (_, name) => {
      // Awaiting or printing the service itself must not count as a call.
      if (typeof name === 'symbol' || name === 'then' || name === 'toJSON') return undefined
      return async (...input: unknown[]) => {
        const method = (await loadOnce())[name as keyof S] as Method
        return method(...input)
      }
    },
  })
}
