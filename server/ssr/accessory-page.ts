import type { GetStaticPropsResult } from 'next'

import type { AccessoryPage } from '@/services/accessories'
import { apiErrorOf } from '@/services/http/failure'

import { pageServices } from './page-services'

/** Seconds after which a page is made anew; price, stock and day of arrival are never older. */
const REVALIDATE_S = 60

/** What the page of an accessory shows; not found where no accessory has this id. */
export async function accessoryProps(id: string): Promise<GetStaticPropsResult<AccessoryPage>> {
  try {
    return { props: await pageServices().accessories.read(id), revalidate: REVALIDATE_S }
  } catch (thrown) {
    if (isMissing(thrown)) return { notFound: true, revalidate: REVALIDATE_S }
    throw thrown
  }
}

/** No such accessory, or an address that none can have. */
function isMissing(thrown: unknown): boolean {
  const error = apiErrorOf(thrown)
  return error.kind === 'problem' && ['accessory_not_found', 'not_found'].includes(error.code)
}
