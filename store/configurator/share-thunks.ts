import type { Bike, Build } from '@/domain/shop/bikes/bike'
import type { Country } from '@/domain/shop/countries/country'
import { isSameBuild } from '@/domain/shop/bikes/build'
import { buildFromAddress } from '@/domain/shop/bikes/build-from-address'
import { presentBuild } from '@/domain/shop/bikes/present-build'
import { restoreBuild } from '@/domain/shop/bikes/restore-build'
import { lawful } from '@/domain/shop/configurator/destination-fix'

import type { AppThunk } from '../types'
import { selectConfiguration } from './configurator-selectors'
import { picturedBuildOpened, sharedBuildOpened } from './configurator-slice'
import type { Slot } from './configurator-state'

export const saveBuild =
  (slug: string, build: Build): AppThunk<Promise<string>> =>
  async (_, __, { services }) =>
    (await services.configurator.saveBuild({ bike_slug: slug, build })).code

/** Opens a picture's build, adapted to the country; undo restores the previous one. Invalid codes change nothing. */
export const openPicturedBuild =
  ({ slot, bike, country, code }: OpenBuildArgs): AppThunk<Promise<OpenedShare>> =>
  async (dispatch, getState) => {
    const pictured = buildFromAddress(bike, code)
    const { build: chosen } = selectConfiguration(getState(), slot)
    if (!pictured) return { kind: 'opened' }
    const from = presentBuild(bike, chosen, country)
    const restored = restoreBuild(bike, pictured, country)
    const build = lawful(bike, restored, country) ?? restored
    if (!isSameBuild(from, build)) dispatch(picturedBuildOpened({ slot, from, build }))
    return { kind: 'opened' }
  }

/** Returns whether a code is a complete build, as in picture links, not a saved build's id. */
export function isPictured(code: string): boolean {
  return code.includes('.')
}

/** Outcome. `other-bike` contains the slug of the code's bike; nothing was changed then. */
export type OpenedShare = { kind: 'opened' } | { kind: 'other-bike'; slug: string }

interface OpenBuildArgs {
  slot: Slot
  bike: Bike
  country: Country
  code: string
}

/** Opens a saved build; undo restores the previous one. Rejects with the service's error without changes. */
export const openSharedBuild =
  ({ slot, bike, country, code }: OpenBuildArgs): AppThunk<Promise<OpenedShare>> =>
  async (dispatch, getState, { services }) => {
    const shared = await services.configurator.restoreBuild({ code })
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
