import { lazy, Suspense, useState, type ComponentType } from 'react'

import { useAppStore } from '@/hooks/use-store'
import type { FeatureModule } from '@/hooks/use-store'

interface FeatureScreenProps<P extends object> {
  /** Fetches the screen together with its part of the store. */
  load: () => Promise<FeatureModule<P>>
  page: P
}

/**
 * A screen whose code arrives after the first load. The server renders it whole, so it is readable at once;
 * the browser keeps that picture until the code is there and takes it over then.
 */
export function FeatureScreen<P extends object>({ load, page }: FeatureScreenProps<P>) {
  const store = useAppStore()
  const [Screen] = useState(
    (): ComponentType<P> =>
      lazy(async () => {
        const { feature, Screen: Loaded } = await load()
        store.addFeature(feature)
        return { default: Loaded }
      }) as unknown as ComponentType<P>,
  )
  return (
    <Suspense fallback={<div className="min-h-dvh" aria-busy="true" />}>
      <Screen {...page} />
    </Suspense>
  )
}
