import type { Build } from '@/domain/bike'
import type { ComparedBike, BuildSnapshot } from '@/domain/comparison'
import { comparisonFaultOf } from '@/domain/comparison-fault'
import { isReadable } from '@/domain/stored-comparison'
import type { StoredComparedBike } from '@/services/comparison'

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

/** `full`: five builds are compared already, and the caller says so with the way on. */
export type ComparisonOutcome = 'added' | 'same' | 'full' | 'failed'

/** Reads the list out of the database. */
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
  /** Name of the bike for the message. */
  title: string
  /** No message: the caller shows the bike itself. */
  isQuiet?: boolean
}

/** Adds a build to the comparison. */
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

/** Takes a build out of the comparison; `undoRemoval` puts it back. */
export const removeBike =
  (bike: StoredComparedBike): AppThunk<Promise<void>> =>
  async (dispatch, _, { services }) => {
    try {
      const sentence = await services.comparison.remove(bike.db_id)
      // The list first: where the focus goes is decided when the removed bike has left the screen.
      dispatch(bikesRead(await services.comparison.read()))
      dispatch(bikeRemoved({ bike: isReadable(bike) ? bike : null, sentence }))
    } catch (thrown) {
      dispatch(changeFailed(comparisonFaultOf(thrown)))
    }
  }

/** The same from a page that knows a build, but not its place in the database. */
export const removeBuild =
  (key: string): AppThunk<Promise<void>> =>
  async (dispatch, _, { services }) => {
    try {
      const kept = await services.comparison.read()
      const bike = kept.find((one): one is ComparedBike => isReadable(one) && one.key === key)
      if (bike) await dispatch(removeBike(bike))
      else dispatch(bikesRead(kept))
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

/** Keeps what the shop said, for the next visit without a network. That it cannot be kept is no loss now. */
export const cacheSnapshots =
  (news: { db_id: number; seen: BuildSnapshot }[]): AppThunk<Promise<void>> =>
  async (dispatch, _, { services }) => {
    dispatch(seenKept(news))
    await services.comparison.cacheSnapshots(news).catch(() => {
      // It is on the screen; the next visit asks again.
    })
  }
