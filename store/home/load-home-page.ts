import { logError } from '@/utils/log-error'

import type { AppThunk } from '../types'
import { homePageLoaded } from './home-slice'

/**
 * Fetches what the home page shows.
 * @throws what the call threw: spec §8, a failure is only logged and rethrown
 */
export const loadHomePage =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { services }) => {
    try {
      dispatch(homePageLoaded(await services.home.page()))
    } catch (fault) {
      logError('The home page could not be loaded', { fault: String(fault) })
      throw fault
    }
  }
