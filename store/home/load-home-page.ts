import { logError } from '@/utils/log-error'

import type { CountriesState } from '../countries/countries-slice'
import type { AppThunk } from '../types'
import { homePageLoaded } from './home-slice'

/**
 * Fetches what the home page shows.
 * @throws what the call threw: spec §8, a failure is only logged and rethrown
 */
export const loadHomePage =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { services }) => {
    // Its part of the store arrives after the page.
    const place: CountriesState | undefined = getState().countries
    try {
      dispatch(homePageLoaded(await services.home.page(place?.countryId)))
    } catch (fault) {
      logError('The home page could not be loaded', { fault: String(fault) })
      throw fault
    }
  }
