import { LazyPart } from '@/components/kit/ui/lazy-part'
import { comparisonPage as texts } from '@/messages/shop/comparison/comparison-page'

import { ComparisonFallback } from './comparison-fallback'

const load = () => import('./comparison')

/** spec §2 Routes: /compare. The heading is rendered at once; table, drawings and database are lazy-loaded. */
export function ComparisonScreen() {
  return (
    <div className="wrap flex-1 pt-12 pb-20 lg:pt-20">
      <h1 className="text-4xl">{texts.heading}</h1>
      <p className="mt-4 max-w-read text-lg text-ink-soft">{texts.lead}</p>
      <noscript>
        <p className="mt-8 border-l-2 border-ink bg-surface px-4 py-3">{texts.noScript}</p>
      </noscript>
      <LazyPart load={load} sentence={texts.notLoaded} fallback={<ComparisonFallback />}>
        {({ Comparison }) => <Comparison />}
      </LazyPart>
    </div>
  )
}
