import type { FeatureModule } from '@/hooks/use-store'

/** A screen whose code is not part of the page's first load. */
export interface LaterScreen<P extends object> {
  /** Await it in getStaticProps: the server must have the code before it renders, or the page would be empty. */
  load(): Promise<FeatureModule<P>>
  /** The code, once it is there. */
  loaded(): FeatureModule<P> | undefined
}

/**
 * Declares a screen that arrives after its page. In the browser the download begins with the page's own code,
 * long before React asks for it.
 * @example const screen = laterScreen(async () => ({ Screen: (await import('…')).HomeScreen }))
 */
export function laterScreen<P extends object>(
  fetchCode: () => Promise<FeatureModule<P>>,
): LaterScreen<P> {
  let code: FeatureModule<P> | undefined
  let loading: Promise<FeatureModule<P>> | undefined
  const load = () => {
    loading ??= fetchCode().then(
      (loaded) => (code = loaded),
      (error: unknown) => {
        // A piece that did not arrive is asked for again.
        loading = undefined
        throw error
      },
    )
    return loading
  }
  if (typeof window !== 'undefined') {
    load().catch(() => {
      // The screen itself asks again and reports.
    })
  }
  return { load, loaded: () => code }
}


/** The same for a screen that is part of the first load: for pages without getStaticProps. */
export function readyScreen<P extends object>(code: FeatureModule<P>): LaterScreen<P> {
  return { load: async () => code, loaded: () => code }
}
