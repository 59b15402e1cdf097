import type { GetStaticPaths, GetStaticProps } from 'next'

import { DealerScreen, type DealerProps } from '@/components/dealers/dealer-screen'
import { PageHead } from '@/components/layout/page-head'
import { pageServices } from '#server/ssr/page-services'

const REVALIDATE_S = 60

export const getStaticPaths: GetStaticPaths = async () => {
  const { dealers } = await pageServices().dealers.list()
  const paths = dealers.map(({ id }) => ({ params: { id: String(id) } }))
  return { paths, fallback: 'blocking' }
}

export const getStaticProps: GetStaticProps<DealerProps> = async ({ params }) => {
  const { dealers } = await pageServices().dealers.list()
  const found = dealers.find(({ id }) => String(id) === params?.id)
  if (!found) return { notFound: true, revalidate: REVALIDATE_S }
  const { distance_km: _, ...dealer } = found
  return { props: { dealer }, revalidate: REVALIDATE_S }
}

export default function DealerPage(props: DealerProps) {
  const { title, city, note } = props.dealer
  return (
    <>
      <PageHead title={`${title}, ${city}`} description={note} />
      <DealerScreen key={props.dealer.id} {...props} />
    </>
  )
}
