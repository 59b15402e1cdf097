import { LatePart } from '@/components/ui/late-part'
import { Skeleton } from '@/components/ui/skeleton'
import { chrome } from '@/messages/chrome'
import { comparePage as texts } from '@/messages/compare-page'

const load = () => import('./comparison')

/** spec §2 Routes: /compare. The heading is there at once; table, drawings and database follow. */
export function CompareScreen() {
  return (
    <div className="wrap flex-1 pt-12 pb-20 lg:pt-20">
      <h1 className="text-4xl">{texts.heading}</h1>
      <p className="mt-4 max-w-read text-lg text-ink-soft">{texts.lead}</p>
      <noscript>
        <p className="mt-8 border-l-2 border-ink bg-surface px-4 py-3">{texts.noScript}</p>
      </noscript>
      <LatePart load={load} sentence={texts.notLoaded} waiting={<ComparisonPlace />}>
        {({ Comparison }) => <Comparison />}
      </LatePart>
    </div>
  )
}

/** The place of the table while it is on its way. */
export function ComparisonPlace() {
  return (
    <div className="mt-10 min-h-[34rem]">
      <p role="status" className="sr-only">
        {chrome.loading}
      </p>
      <div className="grid grid-cols-2 gap-4 border-t border-line pt-6 lg:grid-cols-4">
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
      <Skeleton className="mt-6 h-80 w-full" />
    </div>
  )
}
