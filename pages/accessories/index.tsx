import type { GetStaticProps } from 'next'

import { AccessoryListScreen } from '@/components/shop/accessories/accessory-list-screen'
import { PageHead } from '@/components/kit/layout/page-head'
import type { AccessoryList } from '@/hooks/shop/accessories/use-accessory-list'
import { accessories } from '@/messages/shop/accessories/accessories'
import { pageServices } from '#server/ssr/page-services'

const REVALIDATE_S = 60

export const getStaticProps: GetStaticProps<AccessoryList> = async () => {
  return { props: await pageServices().accessories.list(), revalidate: REVALIDATE_S }
}

export default function AccessoryListRoute(props: AccessoryList) {
  return (
    <>
      <PageHead title={accessories.title} description={accessories.description} />
      <AccessoryListScreen {...props} />
    </>
  )
}
