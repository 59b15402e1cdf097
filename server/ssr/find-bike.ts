import { apiErrorOf } from '@/services/http/failure'

import { pageServices } from './page-services'

/** A bike on offer by its slug; null where there is none. */
export async function findBike(slug: string) {
  try {
    return (await pageServices().configurator.bike(slug)).bike
  } catch (thrown) {
    if (apiErrorOf(thrown).kind === 'problem') return null
    throw thrown
  }
}
