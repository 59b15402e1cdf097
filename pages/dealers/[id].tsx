import type { GetStaticPaths, GetStaticProps } from 'next'

import { DealerScreen, type DealerProps } from '@/components/community/dealers/dealer-screen'
import { dealerStructured } from '@/components/community/dealers/dealer-structured'
import { PageHead } from '@/components/kit/layout/page-head'
import { StructuredData } from '@/components/kit/layout/structured-data-script'
import { pageServices } from '#server/ssr/page-services'

const REVALIDATE_S = 60

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' })

interface Props extends DealerProps {
  structured: ReturnType<typeof dealerStructured>
}

export const getStaticProps: GetStaticProps<Props> = async ({ params }) => {
  const { dealers } = await pageServices().dealers.list()
  const found = dealers.find(({ id }) => String(id) === params?.id)
  if (!found) return { notFound: true, revalidate: REVALIDATE_S }
  const { distance_km: _, ...dealer } = found
  return { props: { dealer, structured: dealerStructured(dealer) }, revalidate: REVALIDATE_S }
}

export default function DealerPage({ structured, ...props }: Props) {
  const { title, city, note } = props.dealer
  return (
    <>
      <PageHead title={`${title}, ${city}`} description={note} />
      <StructuredData graph={structured} />
      <DealerScreen key={props.dealer.id} {...props} />
    </>
  )
}
