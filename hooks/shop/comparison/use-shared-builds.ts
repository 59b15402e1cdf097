import { useMemo } from 'react'

import { buildOfKey, isBuildCode, slugOfKey } from '@/domain/shop/comparison/comparison'
import type { Catalog } from '@/domain/shop/comparison/comparison-column'
import { comparisonKey } from '@/domain/shop/comparison/comparison-key'
import type { Build } from '@/domain/shop/bikes/bike'
import { apiErrorOf } from '@/services/http/failure'
import type { Services } from '@/services/services'

import { useRequest } from '@/hooks/kit/use-request'

/** Returns the builds of a shared comparison's codes and keys; `bikes` is null until all are loaded. */
export function useSharedBuilds(entries: readonly string[], catalog: Catalog | null) {
  const codes = entries.filter(isBuildCode)
  const isWanted = codes.length > 0 && catalog !== null
  const { state, retry } = useRequest(isWanted ? codes.join() : null, ({ configurator }) =>
    Promise.all(codes.map((code) => restore(configurator, code))),
  )
  const loaded = state.status === 'ready' ? state.data : null
  const saved = codes.length === 0 ? NONE : loaded
  const bikes = useMemo(
    () =>
      catalog && saved && distinct(entries.flatMap((entry) => openEntry(entry, catalog, saved))),
    [entries, catalog, saved],
  )
  return {
    bikes,
    failed: state.status === 'failed' ? state.error : null,
    retry,
  }
}

type SavedBuild = { code: string; slug: string; build: Build } | null

const NONE: readonly SavedBuild[] = []
const UNKNOWN = ['build_not_found', 'bike_not_found']

/** Returns null for an unknown code. */
async function restore(configurator: Services['configurator'], code: string): Promise<SavedBuild> {
  try {
    const { bike_slug: slug, build } = await configurator.restoreBuild({ code })
    return { code, slug, build }
  } catch (thrown) {
    const error = apiErrorOf(thrown)
    if (error.kind === 'problem' && UNKNOWN.includes(error.code)) return null
    throw thrown
  }
}

function openEntry(entry: string, { bikes }: Catalog, saved: readonly SavedBuild[]) {
  const slug = slugOfKey(entry)
  const bike = bikes.find((one) => one.slug === slug)
  const keyed = bike && buildOfKey(bike, entry)
  const found = keyed ? { slug, build: keyed } : saved.find((one) => one?.code === entry)
  if (!found) return []
  const { build } = found
  return [
    { key: comparisonKey(found.slug, build), db_id: null, slug: found.slug, build, seen: null },
  ]
}

function distinct<Entry extends { key: string }>(entries: readonly Entry[]): Entry[] {
  return [...new Map(entries.map((entry) => [entry.key, entry])).values()]
}
