import { newsletterToasts } from '@/messages/community/newsletter/newsletter'

import { toastShown } from '../toasts/toasts-slice'
import type { AppThunk } from '../types'

/** spec §8 Newsletter: handles all outcomes. @returns whether the address was newly subscribed */
export const subscribe =
  (email: string): AppThunk<Promise<boolean>> =>
  async (dispatch, _, { services }) => {
    try {
      const { status, message } = await services.newsletter.subscribe({ email })
      const { subscribed, taken } = newsletterToasts
      dispatch(toastShown(status ? subscribed(message) : taken()))
      return status
    } catch {
      dispatch(toastShown(newsletterToasts.failed()))
      return false
    }
  }
