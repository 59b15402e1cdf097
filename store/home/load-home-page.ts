import { logError } from '@/utils/log-error'

import type { CountriesState } from '../countries/countries-slice'
import type { AppThunk } from '../types'
import { homePageLoaded } from './home-slice'

/** Loads the home page's data. @throws the call's error, which is only logged (spec §8) */
export const loadHomePage =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { services }) => {
    // The countries reducer may not be registered yet.
    const countries: CountriesState | undefined = getState().countries
    try {
      dispatch(homePageLoaded(await services.home.page({ country_id: countries?.countryId })))
    } catch (fault) {
      logError('The home page could not be loaded', { fault: String(fault) })
      throw fault
    }
  }
