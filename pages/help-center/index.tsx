import type { GetStaticProps } from 'next'

import { HelpScreen, type HelpScreenProps } from '@/components/community/help-center/help-screen'
import { PageHead } from '@/components/kit/layout/page-head'
import { breadcrumbs } from '@/components/kit/layout/structured-data'
import { StructuredData } from '@/components/kit/layout/structured-data-script'
import { helpCenter as texts } from '@/messages/community/help-center/help-center'
import { helpFront } from '@/messages/community/help-center/help-front'
import { pageServices } from '#server/ssr/page-services'

interface Props extends HelpScreenProps {
  structured: ReturnType<typeof breadcrumbs>[]
}

/** Revalidation interval in seconds: votes and changed topics appear within this time. */
const REVALIDATE_S = 60

export const getStaticProps: GetStaticProps<Props> = async () => {
  const overview = await pageServices().helpCenter.overview()
  const structured = [breadcrumbs([[texts.title, '/help-center']])]
  return { props: { ...overview, structured }, revalidate: REVALIDATE_S }
}

export default function HelpCenterPage({ structured, ...overview }: Props) {
  return (
    <>
      <PageHead title={texts.title} description={helpFront.description} />
      <StructuredData graph={structured} />
      <HelpScreen {...overview} />
    </>
  )
}
