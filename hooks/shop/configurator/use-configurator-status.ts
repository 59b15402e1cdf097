import { useEffect, useMemo, useState } from 'react'

import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { isSameBuild } from '@/domain/shop/bikes/build'

/** Debounce delay in ms, so that holding an arrow key doesn't cause an announcement per step. */
const DEBOUNCE_MS = 700

type ChangeTexts = typeof import('@/messages/shop/configurator/configurator-changes')

interface ConfiguratorStatusOptions {
  bike: Bike
  build: Build
  /** The build before the visitor's latest change; null without one. */
  before: Build | null
  figures: string
  texts: ChangeTexts | undefined
}

/** Returns `change` for the displayed build, `spoken` debounced for screen readers; empty at first. */
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
