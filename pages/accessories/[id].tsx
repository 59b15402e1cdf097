import type { GetStaticPaths, GetStaticProps } from 'next'

import { AccessoryScreen } from '@/components/accessories/accessory-screen'
import { GiftCardScreen } from '@/components/accessories/gift-card-screen'
import { PageHead } from '@/components/layout/page-head'
import { isGiftCard } from '@/domain/gift-card'
import type { AccessoryPage } from '@/hooks/use-accessory'
import { apiErrorOf } from '@/services/http/failure'
import { pageServices } from '#server/ssr/page-services'

/** Seconds after which a page is made anew; price, stock and day of arrival are never older. */
const REVALIDATE_S = 60

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' })

export const getStaticProps: GetStaticProps<AccessoryPage, { id: string }> = async ({ params }) => {
  try {
    const props = await pageServices().accessories.read(params?.id ?? '')
    return { props, revalidate: REVALIDATE_S }
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

/** The key drops the choices of the previous accessory when the visitor moves to another one. */
export default function AccessoryRoute(page: AccessoryPage) {
  const { id, title, description } = page.accessory
  const Screen = isGiftCard({ product_id: id }) ? GiftCardScreen : AccessoryScreen
  return (
    <>
      <PageHead title={title} description={description} />
      <Screen key={id} {...page} />
    </>
  )
}
