import { useRouter } from 'next/router'
import { useEffect, useMemo } from 'react'

import { sharedEntries, type ComparedBike } from '@/domain/shop/comparison/comparison'
import {
  columnOf,
  snapshotOf,
  type Catalog,
  type ComparedColumn,
} from '@/domain/shop/comparison/comparison-column'
import { isReadable } from '@/domain/shop/comparison/stored-comparison'
import { comparisonFeature } from '@/store/comparison/comparison-feature'
import { selectComparison } from '@/store/comparison/comparison-slice'
import { cacheSnapshots, readComparison } from '@/store/comparison/comparison-thunks'
import { registerFeature } from '@/store/lazy-features'

import { useCountries } from '@/hooks/shop/countries/use-countries'
import { useOnline } from '@/hooks/kit/use-online'
import { useRequest } from '@/hooks/kit/use-request'
import { useAppDispatch, useAppSelector } from '@/hooks/kit/use-store'

import { useSharedBuilds } from './use-shared-builds'

registerFeature(comparisonFeature)

export function useComparison() {
  const { isReady, query } = useRouter()
  const entries = useMemo(() => (isReady ? sharedEntries(query.bikes) : []), [isReady, query.bikes])
  const state = useAppSelector(selectComparison)
  const { catalog, failed, isOnline, retry } = useCatalog(isReady)
  const own = useMemo(() => state.bikes.filter(isReadable), [state.bikes])
  const isShared = entries.length > 0
  const shared = useSharedBuilds(entries, catalog)
  const shown = isShared ? shared.bikes : own
  const columns = useMemo(
    () => (shown ?? []).flatMap((bike, at) => columnOf(bike, catalog, at) ?? []),
    [shown, catalog],
  )
  useReading(isReady && !isShared)
  useKeeping(columns, own, catalog)
  return {
    /** Whether the URL is known: a static page is rendered without one. */
    isReady,
    isShared,
    isOnline,
    state,
    columns,
    catalog,
    failed: failed ?? shared.failed,
    retry: () => {
      retry()
      shared.retry()
    },
    unreadable: state.bikes.filter((bike) => !isReadable(bike)),
    /** Number of bikes without a cached snapshot. */
    waiting: isShared ? 0 : own.length - columns.length,
    /** Number of the link's bikes that are missing from the catalog. */
    unknown: isShared && shared.bikes ? entries.length - columns.length : 0,
    /** Whether the builds of the link aren't loaded yet. */
    isOpening: isShared && shared.bikes === null,
  }
}

export type Comparison = ReturnType<typeof useComparison>

/** Loads all bikes and the delivery country; again when the browser comes online, never while offline. */
function useCatalog(isReady: boolean) {
  const isOnline = useOnline()
  const { country, status, error, retry: retryCountries } = useCountries(isReady && isOnline)
  const request = useRequest(isReady && isOnline ? 'bikes' : null, ({ configurator }) =>
    configurator.list(),
  )
  const { state } = request
  const catalog = useMemo(
    (): Catalog | null =>
      isOnline && state.status === 'ready' && country ? { ...state.data, country } : null,
    [isOnline, state, country],
  )
  const fault = state.status === 'failed' ? state.error : status === 'failed' ? error : null
  return {
    isOnline,
    catalog,
    failed: isOnline ? fault : null,
    retry: () => {
      request.retry()
      retryCountries()
    },
  }
}

function useReading(isWanted: boolean): void {
  const dispatch = useAppDispatch()
  const { status } = useAppSelector(selectComparison)
  useEffect(() => {
    if (isWanted && status === 'unread') void dispatch(readComparison())
  }, [dispatch, isWanted, status])
}

function useKeeping(
  columns: readonly ComparedColumn[],
  own: readonly ComparedBike[],
  catalog: Catalog | null,
): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (!catalog) return
    const news = columns.flatMap((column) => {
      const { db_id, key, staleSince } = column
      const found = own.find((bike) => bike.db_id === db_id && bike.key === key)
      if (db_id === null || !found || staleSince !== null) return []
      const seen = snapshotOf(column, catalog.calendar)
      const { at, price, country } = found.seen ?? {}
      const isKnown = at === seen.at && price === seen.price && country?.id === seen.country.id
      return isKnown ? [] : [{ db_id, seen }]
    })
    if (news.length > 0) void dispatch(cacheSnapshots(news))
  }, [dispatch, columns, own, catalog])
}
