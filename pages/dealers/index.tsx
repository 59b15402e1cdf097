import type { GetStaticProps } from 'next'

import { DealersScreen, type DealersProps } from '@/components/dealers/dealers-screen'
import { PageHead } from '@/components/layout/page-head'
import { dealersTexts } from '@/messages/dealers'
import { pageServices } from '#server/ssr/page-services'

const REVALIDATE_S = 60

export const getStaticProps: GetStaticProps<DealersProps> = async () => {
  const { dealers } = await pageServices().dealers.list()
  return {
    props: { dealers: dealers.map(({ distance_km: _, ...dealer }) => dealer) },
    revalidate: REVALIDATE_S,
  }
}

export default function DealersPage(props: DealersProps) {
  return (
    <>
      <PageHead title={dealersTexts.title} description={dealersTexts.description} />
      <DealersScreen {...props} />
    </>
  )
}
