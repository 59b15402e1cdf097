import { useState } from 'react'

import type { Build } from '@/domain/shop/bikes/bike'
import { readStoredState } from '@/store/configurator/configurator-storage'

import { useRequest } from '@/hooks/kit/use-request'

export interface DisplayBuild {
  slug: string
  build: Build
  /** Text of the shop's bike; null for the visitor's own build. */
  text: string | null
}

/** Returns the build that the visitor configured last, else the bike of the home page. */
export function useDisplayBuild(): { shown: DisplayBuild | null; onMissing: () => void } {
  const [own, setOwn] = useState(lastConfigured)
  const { state } = useRequest(own ? null : 'home', ({ home }) => home.page({}))
  const hero = state.status === 'ready' ? state.data.hero : null
  return { shown: own ?? hero, onMissing: () => setOwn(null) }
}

function lastConfigured(): DisplayBuild | null {
  // Names with a tilde are edits of items in the cart or of ordered bikes.
  const builds = Object.entries(readStoredState().bikes).filter(([slot]) => !slot.includes('~'))
  const [slug, configuration] = builds.at(-1) ?? []
  if (slug === undefined || !configuration?.build) return null
  return { slug, build: configuration.build, text: null }
}
