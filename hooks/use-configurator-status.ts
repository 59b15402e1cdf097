import { useEffect, useMemo, useState } from 'react'

import type { Bike, Build } from '@/domain/bike'
import { isSameBuild } from '@/domain/build'

/** Debounce, so holding an arrow key doesn't trigger an announcement per step. */
const DEBOUNCE_MS = 700

type ChangeTexts = typeof import('@/messages/configurator-changes')

interface ConfiguratorStatusOptions {
  bike: Bike
  build: Build
  /** The build before the visitor's latest change; null without one. */
  before: Build | null
  /** Price, weight and date of the present build in one sentence. */
  figures: string
  texts: ChangeTexts | undefined
}

/**
 * Provides the effect of the visitor's latest change: `change` matches the displayed build, `spoken` is its debounced
 * announcement for screen readers, with the figures. Both are empty until the first change.
 */
export function useConfiguratorStatus({
  bike,
  build,
  before,
  figures,
  texts,
}: ConfiguratorStatusOptions) {
  const change = useMemo(
    () =>
      texts && before && !isSameBuild(before, build) ? texts.changeText(bike, before, build) : '',
    [bike, before, build, texts],
  )
  const words = change && `${change} ${figures}`
  const [spoken, setSpoken] = useState('')

  useEffect(() => {
    const timer = setTimeout(() => setSpoken(words), words ? DEBOUNCE_MS : 0)
    return () => clearTimeout(timer)
  }, [words])

  return { change, spoken }
}
