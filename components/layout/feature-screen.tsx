import { lazy, Suspense, useState, type ComponentType } from 'react'

import { useAppStore, type FeatureModule } from '@/hooks/use-store'

import type { LaterScreen } from './later-screen'
import { ScreenMissing } from './screen-missing'

interface FeatureScreenProps<P extends object> {
  screen: LaterScreen<P>
  page: P
}

/**
 * A screen whose code arrives after the first load. The server renders it whole, so it is readable at once;
 * the browser keeps that picture until the code is there and takes it over then.
 */
export function FeatureScreen<P extends object>({ screen, page }: FeatureScreenProps<P>) {
  const store = useAppStore()
  const [Screen] = useState(() => {
    const open = ({ feature, Screen: Loaded }: FeatureModule<P>) => {
      if (feature) store.addFeature(feature)
      return { default: Loaded }
    }
    return lazyScreen(screen, open)
  })
  return (
    <Suspense fallback={<div className="min-h-dvh" aria-busy="true" />}>
      <Screen {...page} />
    </Suspense>
  )
}

type Opened<P extends object> = { default: ComponentType<P> }

function lazyScreen<P extends object>(
  screen: LaterScreen<P>,
  open: (code: FeatureModule<P>) => Opened<P>,
): ComponentType<P> {
  const fetchScreen = (): PromiseLike<Opened<P>> => {
    const code = screen.loaded()
    if (code) return atOnce(open(code))
    return screen.load().then(open, () => ({ default: ScreenMissing }))
  }
  return lazy(fetchScreen as () => Promise<{ default: ComponentType }>) as ComponentType<P>
}

/**
 * A promise that is kept while it is asked. With it nothing is suspended on the server, where React would
 * otherwise send the screen in an inline script that our policy forbids.
 */
function atOnce<T>(value: T): PromiseLike<T> {
  return {
    then: (onKept) => {
      onKept?.(value)
      return atOnce(value) as never
    },
  }
}
