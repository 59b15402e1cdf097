import type { GetStaticPaths, GetStaticProps } from 'next'

import { FeatureReferenceScreen } from '@/components/shop/developers/feature-reference-screen'
import {
  referenceOf,
  type FeatureName,
  type FeatureReference,
} from '@/components/shop/developers/reference'
import { apiReference } from '#server/ssr/api-reference'

interface Props {
  feature: FeatureReference
  names: FeatureName[]
}

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' })

/** The contract changes only with the code, so the page is never revalidated. */
export const getStaticProps: GetStaticProps<Props, { feature: string }> = ({ params }) => {
  const all = referenceOf(apiReference())
  const feature = all.find(({ slug }) => slug === params?.feature)
  if (!feature) return { notFound: true }
  return { props: { feature, names: all.map(({ title, slug }) => ({ title, slug })) } }
}

export default function FeatureReferencePage({ feature, names }: Props) {
  return <FeatureReferenceScreen feature={feature} names={names} />
}
