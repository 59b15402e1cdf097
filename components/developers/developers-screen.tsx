import { PageHead } from '@/components/layout/page-head'
import { Still } from '@/components/ui/still'
import { developers, featureTitles } from '@/messages/developers'

import type { FeatureReference } from './reference'
import { RouteEntry } from './route-entry'

/** The API reference: an index, then every route. All text is in the page, for the browser's search. */
export function DevelopersScreen({ features }: { features: FeatureReference[] }) {
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
      <dl className="mt-8 grid gap-x-10 gap-y-6 border-y border-line py-8 md:grid-cols-2 lg:grid-cols-4">
        {developers.rules.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-sm text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-12 grid gap-10 lg:grid-cols-12">
        <Still className="self-start lg:sticky lg:top-6 lg:col-span-4">
          <Index features={features} />
        </Still>
        <Still className="min-w-0 lg:col-span-8">
          {features.map(({ stem, routes }) => (
            <section key={stem} aria-labelledby={`feature-${stem}`} className="mb-16">
              <h2 id={`feature-${stem}`} className="text-3xl">
                {featureTitles[stem] ?? stem}
              </h2>
              {routes.map((route) => (
                <RouteEntry key={route.id} route={route} />
              ))}
            </section>
          ))}
          <p className="text-sm text-ink-soft">{developers.anyOther}</p>
        </Still>
      </div>
    </div>
  )
}

function Index({ features }: { features: FeatureReference[] }) {
  return (
    <nav aria-label={developers.index} className="lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto">
      {features.map(({ stem, routes }) => (
        <section key={stem} className="mb-5">
          <h2 className="eyebrow text-ink-soft">{featureTitles[stem] ?? stem}</h2>
          <ul className="mt-1">
            {routes.map(({ id, method, path }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-touch items-center gap-2 font-mono text-xs decoration-1 underline-offset-4 hover:underline lg:min-h-7"
                >
                  <span className="w-9 shrink-0 text-ink-soft">{method}</span>
                  <span className="min-w-0 break-all">{path}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
