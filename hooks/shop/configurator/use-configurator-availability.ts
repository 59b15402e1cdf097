import { useCallback, useEffect, useState } from 'react'

import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { loadAvailability, loadDates } from '@/store/configurator/configurator-thunks'

import { useConfiguratorRestored } from './use-configurator-restored'
import { useAppDispatch, useAppSelector } from '@/hooks/kit/use-store'
import { selectConfiguration } from '@/store/configurator/configurator-selectors'

interface ConfiguratorAvailabilityOptions {
  slot: string
  bike: Bike
  build: Build
  standard: Build
}

/**
 * Fetches the available colors and then the delivery date after a change of size, and the date after a change of
 * color (spec §4 Configurator). A newer request replaces an older one.
 * @returns a function that retries after a failure
 */
export function useConfiguratorAvailability({
  slot,
  bike,
  build,
  standard,
}: ConfiguratorAvailabilityOptions) {
  const dispatch = useAppDispatch()
  const isReady = useConfiguratorRestored()
  const { colorsStatus, availableColors } = useAppSelector((state) =>
    selectConfiguration(state, slot),
  )
  const [attempt, setAttempt] = useState(0)
  const { size_id: sizeId, color_id: colorId } = build

  useEffect(() => {
    if (!isReady) return
    const request = dispatch(loadAvailability({ slot, bike, sizeId, standard }))
    return () => request.abort()
  }, [dispatch, slot, bike, sizeId, standard, isReady, attempt])

  const isMade = Object.values(availableColors)
    .flat()
    .some(({ id }) => id === colorId)
  useEffect(() => {
    if (colorsStatus !== 'ready' || !isMade) return
    const request = dispatch(loadDates({ slot, bike, sizeId, colorId }))
    return () => request.abort()
  }, [dispatch, slot, bike, sizeId, colorId, colorsStatus, isMade])

  return useCallback(() => setAttempt((count) => count + 1), [])
}
