import type { Bike, Build } from '@/domain/bike'
import type { Country } from '@/domain/country'
import { restoreBuild } from '@/domain/restore-build'

import type { AppThunk } from '../types'
import { presentBuild } from './build-changes'
import { selectConfiguration } from './configurator-selectors'
import { sharedBuildOpened } from './configurator-slice'
import type { Slot } from './configurator-state'

/** Keeps a build on the server and answers its code. Rejects with what the service throws. */
export const saveBuild =
  (slug: string, build: Build): AppThunk<Promise<string>> =>
  async (_, __, { services }) =>
    (await services.configurator.saveBuild(slug, build)).code

/** `other-bike` carries the slug of the bike that the code belongs to; nothing was changed then. */
export type OpenedShare = { kind: 'opened' } | { kind: 'other-bike'; slug: string }

interface Opening {
  slot: Slot
  bike: Bike
  country: Country
  code: string
}

/**
 * Puts the build behind a code in the place of the present one, which undo brings back.
 * Rejects with what the service throws; nothing is changed then.
 */
export const openSharedBuild =
  ({ slot, bike, country, code }: Opening): AppThunk<Promise<OpenedShare>> =>
  async (dispatch, getState, { services }) => {
    const shared = await services.configurator.restoreBuild(code)
    if (shared.bike_slug !== bike.slug) return { kind: 'other-bike', slug: shared.bike_slug }
    const { build: chosen } = selectConfiguration(getState(), slot)
    const { saved_at, differences } = shared
    dispatch(
      sharedBuildOpened({
        slot,
        from: presentBuild(bike, chosen, country),
        build: restoreBuild(bike, shared.build, country),
        shared: { code: shared.code, saved_at, differences },
      }),
    )
    return { kind: 'opened' }
  }
