import { useEffect } from 'react'

import type { Bike } from '@/domain/bike'
import { loadBike, selectBike } from '@/store/cart/cart-bikes-slice'

import { useAppDispatch, useAppSelector } from './use-store'

/**
 * The catalogue of a bike, so that a build of it can be drawn. Fetched once, in the background.
 * @returns null until it is there, and when it cannot be had
 */
export function useCartBike(slug: string | null): Bike | null {
  const dispatch = useAppDispatch()
  const bike = useAppSelector((state) => selectBike(state, slug))
  useEffect(() => {
    if (slug !== null) void dispatch(loadBike(slug))
  }, [dispatch, slug])
  return bike
}
