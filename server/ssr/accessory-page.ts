import type { GetStaticPropsResult } from 'next'

import type { AccessoryPage } from '@/contract/shop/accessories/accessories'
import { apiErrorOf } from '@/services/http/failure'

import { pageServices } from './page-services'

/** Revalidation interval (s): price, stock and delivery date are never older. */
const REVALIDATE_S = 60

export async function accessoryProps(id: string): Promise<GetStaticPropsResult<AccessoryPage>> {
  try {
    return { props: await pageServices().accessories.read({ id }), revalidate: REVALIDATE_S }
  } catch (thrown) {
    if (isMissing(thrown)) return { notFound: true, revalidate: REVALIDATE_S }
    throw thrown
  }
}

/** Returns whether the accessory is unknown or its id is invalid. */
function isMissing(thrown: unknown): boolean {
  const error = apiErrorOf(thrown)
  return error.kind === 'problem' && ['accessory_not_found', 'not_found'].includes(error.code)
}
