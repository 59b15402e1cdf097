import type { Build } from '@/domain/shop/bikes/bike'
import type { ComparedBike, BuildSnapshot } from '@/domain/shop/comparison/comparison'
import { comparisonFaultOf } from '@/domain/shop/comparison/comparison-fault'
import { isReadable } from '@/domain/shop/comparison/stored-comparison'
import type { StoredComparedBike } from '@/services/shop/comparison'

import type { AppThunk } from '../types'
import {
  alreadyCompared,
  bikeCompared,
  bikeRemoved,
  bikesRead,
  changeFailed,
  readingFailed,
  readingStarted,
  removalForgotten,
  seenKept,
  selectComparison,
} from './comparison-slice'

/** Outcome; `full` if the limit of five builds is reached, and the caller then offers alternatives. */
export type ComparisonOutcome = 'added' | 'same' | 'full' | 'failed'

export const readComparison =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _, { services }) => {
    dispatch(readingStarted())
    try {
      dispatch(bikesRead(await services.comparison.read()))
    } catch (thrown) {
      dispatch(readingFailed(comparisonFaultOf(thrown)))
    }
  }

interface CompareBuildArgs {
  slug: string
  build: Build
  title: string
  /** Suppresses the toast, because the caller shows the bike itself. */
  isQuiet?: boolean
}

export const compareBuild =
  ({
    slug,
    build,
    title,
    isQuiet = false,
  }: CompareBuildArgs): AppThunk<Promise<ComparisonOutcome>> =>
  async (dispatch, getState, { services }) => {
    try {
      const { kind } = await services.comparison.add({ slug, build, seen: null })
      dispatch(bikesRead(await services.comparison.read()))
      if (isQuiet) return kind
      if (kind === 'same') dispatch(alreadyCompared({ title }))
      if (kind === 'added')
        dispatch(bikeCompared({ title, size: selectComparison(getState()).size }))
      return kind
    } catch (thrown) {
      dispatch(changeFailed(comparisonFaultOf(thrown)))
      return 'failed'
    }
  }

export const removeBike =
  (bike: StoredComparedBike): AppThunk<Promise<void>> =>
  async (dispatch, _, { services }) => {
    try {
      const sentence = await services.comparison.remove(bike.db_id)
      // Update the list first: the focus target is chosen after the removed bike has disappeared.
      dispatch(bikesRead(await services.comparison.read()))
      dispatch(bikeRemoved({ bike: isReadable(bike) ? bike : null, sentence }))
    } catch (thrown) {
      dispatch(changeFailed(comparisonFaultOf(thrown)))
    }
  }

/** Removes a build by its key, for pages that don't know its `db_id`. */
export const removeBuild =
  (key: string): AppThunk<Promise<void>> =>
  async (dispatch, _, { services }) => {
    try {
      const stored = await services.comparison.read()
      const bike = stored.find((one): one is ComparedBike => isReadable(one) && one.key === key)
      if (bike) await dispatch(removeBike(bike))
      else dispatch(bikesRead(stored))
    } catch (thrown) {
      dispatch(changeFailed(comparisonFaultOf(thrown)))
    }
  }

export const undoRemoval =
  (bike: ComparedBike): AppThunk<Promise<ComparisonOutcome>> =>
  async (dispatch, _, { services }) => {
    try {
      const { kind } = await services.comparison.putBack(bike)
      dispatch(bikesRead(await services.comparison.read()))
      if (kind !== 'full') dispatch(removalForgotten())
      return kind
    } catch (thrown) {
      dispatch(changeFailed(comparisonFaultOf(thrown)))
      return 'failed'
    }
  }

/** Stores snapshots for the next offline visit, ignoring failures. */
export const cacheSnapshots =
  (news: { db_id: number; seen: BuildSnapshot }[]): AppThunk<Promise<void>> =>
  async (dispatch, _, { services }) => {
    dispatch(seenKept(news))
    await services.comparison.cacheSnapshots(news).catch(() => {
      // The data is on screen, and the next visit fetches it again.
    })
  }
