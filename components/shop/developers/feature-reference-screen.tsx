import Link from 'next/link'

import { PageHead } from '@/components/kit/layout/page-head'
import { developers } from '@/messages/shop/developers/developers'

import type { FeatureName, FeatureReference } from './reference'
import { RouteEntry } from './route-entry'

interface Props {
  feature: FeatureReference
  /** Names of all features, for the links to the other ones. */
  names: FeatureName[]
}

export function FeatureReferenceScreen({ feature, names }: Props) {
  const { title } = feature
  return (
    <div className="wrap py-14 lg:py-20">
      <PageHead
        title={developers.featureTitle(title)}
        description={developers.featureDescription(title)}
      />
      <Link href="/developers" className="inline-flex min-h-touch items-center link">
        {developers.title}
      </Link>
      <h1 className="text-5xl">{title}</h1>
      <div className="mt-8 grid gap-10 lg:grid-cols-12">
        <div className="self-start lg:sticky lg:top-6 lg:col-span-4 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto">
          <Routes feature={feature} />
          <Features names={names} current={feature.slug} />
        </div>
        <div className="min-w-0 lg:col-span-8">
          {feature.routes.map((route) => (
            <RouteEntry key={route.id} route={route} />
          ))}
          <p className="mt-8 text-sm text-ink-soft">{developers.anyOther}</p>
        </div>
      </div>
    </div>
  )
}

function Routes({ feature: { routes } }: { feature: FeatureReference }) {
  return (
    <nav aria-label={developers.index}>
      <h2 className="eyebrow text-ink-soft">{developers.index}</h2>
      <ul className="mt-1">
        {routes.map(({ id, method, path }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-touch items-center gap-2 font-mono text-xs decoration-1 underline-offset-4 hover:underline lg:min-h-7"
            >
              <span className="w-12 shrink-0 text-ink-soft">{method}</span>
              <span className="min-w-0 break-all">{path}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Features({ names, current }: { names: FeatureName[]; current: string }) {
  return (
    <nav aria-label={developers.features} className="mt-6 hidden lg:block">
      <h2 className="eyebrow text-ink-soft">{developers.features}</h2>
      <ul className="mt-1 columns-2">
        {names.map(({ title, slug }) => (
          <li key={slug}>
            <Link
              href={`/developers/${slug}`}
              prefetch={false}
              aria-current={slug === current ? 'page' : undefined}
              className="flex min-h-7 items-center text-sm hover:underline aria-[current]:font-semibold"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
