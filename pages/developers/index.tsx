import type { GetStaticProps } from 'next'

import { DevelopersScreen } from '@/components/developers/developers-screen'
import { indexOf, referenceOf, type FeatureIndex } from '@/components/developers/reference'
import { apiReference } from '#server/ssr/api-reference'

interface Props {
  features: FeatureIndex[]
}

/** The contract changes with the code only, so the page is made once per build. */
export const getStaticProps: GetStaticProps<Props> = () => ({
  props: { features: indexOf(referenceOf(apiReference())) },
})

export default function DevelopersPage({ features }: Props) {
  return <DevelopersScreen features={features} />
}
