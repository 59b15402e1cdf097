import Link from 'next/link'

import { FEED_FILES, feedPath } from '@/domain/shop/feeds/feeds'
import { PageHead } from '@/components/kit/layout/page-head'
import { developers } from '@/messages/shop/developers/developers'

import { ConnectProgram } from './connect-program'
import { FirstOrder } from './first-order'
import type { FeatureIndex } from './reference'
import { WebhooksSection, type WebhookReference } from './webhooks-section'

interface Props {
  features: FeatureIndex[]
  /** Shell commands for a first order; empty if no bike is for sale. */
  commands: string[]
  webhooks?: WebhookReference
}

export function DevelopersScreen({ features, commands, webhooks }: Props) {
  return (
    <div className="wrap py-14 lg:py-20">
      <PageHead title={developers.title} description={developers.description} />
      <div className="max-w-read">
        <h1 className="text-5xl">{developers.title}</h1>
        <p className="mt-6 text-lg text-ink-soft">{developers.lead}</p>
        <a href="/api/openapi.json" className="mt-4 inline-flex min-h-touch items-center">
          <span className="font-medium link">{developers.json}</span>
        </a>
      </div>
      <ConnectProgram />
      <dl className="mt-12 grid gap-x-10 gap-y-6 border-y border-line py-8 md:grid-cols-2 lg:grid-cols-4">
        {developers.rules.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-sm text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <ProductFeeds />
      {commands.length > 0 && <FirstOrder commands={commands} />}
      {webhooks && <WebhooksSection {...webhooks} />}
      <div className="mt-12 gap-10 md:columns-2">
        {features.map((feature) => (
          <FeatureRoutes key={feature.slug} feature={feature} />
        ))}
      </div>
      <p className="mt-8 text-sm text-ink-soft">{developers.anyOther}</p>
    </div>
  )
}

function ProductFeeds() {
  const { title, text } = developers.feeds
  return (
    <section aria-labelledby="product-feeds" className="mt-12 max-w-read">
      <h2 id="product-feeds" className="scroll-mt-8 text-3xl">
        {title}
      </h2>
      <p className="mt-3 text-ink-soft">{text}</p>
      <ul className="mt-3">
        {FEED_FILES.map((file) => (
          <li key={file}>
            <a
              href={feedPath(file, 'US')}
              className="inline-flex min-h-touch items-center font-mono text-sm link"
            >
              {feedPath(file, 'US')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function FeatureRoutes({ feature: { title, slug, routes } }: { feature: FeatureIndex }) {
  const page = `/developers/${slug}`
  return (
    <section aria-labelledby={`feature-${slug}`} className="mb-10 break-inside-avoid">
      <h2 id={`feature-${slug}`} className="text-2xl">
        <Link href={page} prefetch={false} className="inline-flex min-h-touch items-center">
          <span className="hover:underline">{title}</span>
        </Link>
      </h2>
      <ul>
        {routes.map(({ id, method, path, summary }) => (
          <li key={id} className="border-t border-line">
            <Link
              href={`${page}#${id}`}
              prefetch={false}
              className="flex min-h-touch items-baseline gap-3 py-3 hover:bg-surface"
            >
              <span className="w-12 shrink-0 font-mono text-xs text-ink-soft">{method}</span>
              <span className="min-w-0">
                <span className="block font-mono text-sm break-all">{path}</span>
                <span className="block text-sm text-ink-soft">{summary}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
