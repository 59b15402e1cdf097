import type { GetStaticProps } from 'next'

import { DealersScreen, type DealersProps } from '@/components/community/dealers/dealers-screen'
import { PageHead } from '@/components/kit/layout/page-head'
import { dealersTexts } from '@/messages/community/dealers/dealers'
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
      <PageHead
        title={dealersTexts.title}
        description={dealersTexts.description}
        isHidden={props.dealers.length === 0}
      />
      <DealersScreen {...props} />
    </>
  )
}
