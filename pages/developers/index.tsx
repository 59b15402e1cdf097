import type { GetStaticProps } from 'next'

import { DevelopersScreen } from '@/components/shop/developers/developers-screen'
import { firstOrderCommands } from '@/components/shop/developers/first-order-commands'
import { indexOf, referenceOf, type FeatureIndex } from '@/components/shop/developers/reference'
import { apiReference } from '#server/ssr/api-reference'
import { pageServices } from '#server/ssr/page-services'

/** Revalidation interval in seconds: the sample order names a bike of the catalog. */
const REVALIDATE_S = 3_600

interface Props {
  features: FeatureIndex[]
  commands: string[]
}

export const getStaticProps: GetStaticProps<Props> = async () => {
  const services = pageServices()
  const [{ bikes }, { countries, default_id }] = await Promise.all([
    services.configurator.list(),
    services.countries.list(),
  ])
  const [bike] = bikes
  const country = countries.find(({ id }) => id === default_id)
  const commands = bike && country ? firstOrderCommands({ bike, country }) : []
  return {
    props: { features: indexOf(referenceOf(apiReference())), commands },
    revalidate: REVALIDATE_S,
  }
}

export default function DevelopersPage(props: Props) {
  return <DevelopersScreen {...props} />
}
