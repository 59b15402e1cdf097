import { useState } from 'react'

import { useLoaded } from '@/components/ui/use-loaded'
import { useNear } from '@/components/ui/use-near'
import { useHydrated } from '@/hooks/use-hydrated'

import type { HomeBelowProps } from './home-below'

const load = () => import('./home-below')
/** Hydration leaves alone what is set as markup, so that what the server wrote stays. */
const KEPT = { __html: '' }

/**
 * The lower part of the home page in a browser. Nothing of it needs a script to be read, so its code is fetched when
 * the visitor comes near; until then the markup of the server stands there. Who comes from another page of the shop
 * has no such markup and gets the code at once.
 */
export function HomeBelow(props: HomeBelowProps) {
  const isHydrated = useHydrated()
  const [isKept] = useState(!isHydrated)
  const { place, isNear } = useNear<HTMLDivElement>()
  const module = useLoaded(load, isNear || !isKept)
  if (module) return <module.HomeBelow {...props} />
  if (!isKept) return <div className="min-h-screen" />
  return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={KEPT} />
}
