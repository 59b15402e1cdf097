import type { GetStaticProps } from 'next'

import { listedBike } from '@/components/shop/configurator/list/bike-list-data'
import {
  BikeListScreen,
  type BikeListProps,
} from '@/components/shop/configurator/list/bike-list-screen'
import { PageHead } from '@/components/kit/layout/page-head'
import { breadcrumbs } from '@/components/kit/layout/structured-data'
import { StructuredData } from '@/components/kit/layout/structured-data-script'
import { bikeList } from '@/messages/shop/configurator/bike-list'
import { pageServices } from '#server/ssr/page-services'

const REVALIDATE_S = 60

interface Props extends BikeListProps {
  structured: ReturnType<typeof structuredOf>
}

export const getStaticProps: GetStaticProps<Props> = async () => {
  const services = pageServices()
  const [{ bikes, calendar }, { bikes: featured }, { countries, default_id }] = await Promise.all([
    services.configurator.list(),
    services.home.page(),
    services.countries.list(),
  ])
  const country = countries.find(({ id }) => id === default_id)
  if (!country) throw new Error(`The default country ${default_id} is not in the list.`)
  const rows = bikes.map((bike) => listedBike(bike, { calendar, country, featured }))
  return { props: { bikes: rows, structured: structuredOf() }, revalidate: REVALIDATE_S }
}

function structuredOf() {
  return [breadcrumbs([[bikeList.title, '/configurator']])]
}

export default function BikeListRoute({ structured, ...props }: Props) {
  return (
    <>
      <PageHead title={bikeList.title} description={bikeList.description} />
      <StructuredData graph={structured} />
      <BikeListScreen {...props} />
    </>
  )
}
