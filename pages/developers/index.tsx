import type { GetStaticProps } from 'next'

import { DevelopersScreen } from '@/components/shop/developers/developers-screen'
import { firstOrderCommands } from '@/components/shop/developers/first-order-commands'
import { indexOf, referenceOf, type FeatureIndex } from '@/components/shop/developers/reference'
import type { WebhookReference } from '@/components/shop/developers/webhooks-section'
import { WEBHOOK_EVENTS } from '@/domain/office/webhooks/webhook-events'
import { WEBHOOK_EVENT_TITLES } from '@/domain/office/webhooks/webhook-titles'
import { apiReference } from '#server/ssr/api-reference'
import { pageServices } from '#server/ssr/page-services'
import { webhookExample } from '#server/ssr/webhook-reference'

/** Revalidation interval in seconds: the sample order names a bike of the catalog. */
const REVALIDATE_S = 3_600

interface Props {
  features: FeatureIndex[]
  commands: string[]
  webhooks: WebhookReference
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
  const events = WEBHOOK_EVENTS.map((name) => ({ name, title: WEBHOOK_EVENT_TITLES[name] }))
  const webhooks = { events, example: webhookExample() }
  return {
    props: { features: indexOf(referenceOf(apiReference())), commands, webhooks },
    revalidate: REVALIDATE_S,
  }
}

export default function DevelopersPage(props: Props) {
  return <DevelopersScreen {...props} />
}
