import type { GetStaticProps } from 'next'

import { AccessoryListScreen } from '@/components/accessories/accessory-list-screen'
import { PageHead } from '@/components/layout/page-head'
import type { AccessoryList } from '@/hooks/use-accessory-list'
import { accessories } from '@/messages/accessories'
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
