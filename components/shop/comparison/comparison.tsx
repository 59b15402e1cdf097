import { useEffect } from 'react'

import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { LinkButton } from '@/components/kit/ui/link-button'
import { COMPARISON_FAULTS } from '@/domain/shop/comparison/comparison-fault'
import { useComparisonOffline } from '@/hooks/shop/comparison/use-comparison-actions'
import { useComparison, type Comparison as State } from '@/hooks/shop/comparison/use-comparison'
import { comparison as texts } from '@/messages/shop/comparison/comparison'
import { toSentence } from '@/messages/kit/errors'

import { ComparisonEmpty } from './comparison-empty'
import { ComparisonNotices } from './comparison-notices'
import { ComparisonFallback } from './comparison-fallback'
import { ComparisonView } from './comparison-view'

/** Comparison of bikes stored in this browser or in a link; lazy-loaded by `ComparisonScreen`. */
export function Comparison() {
  const comparison = useComparison()
  useOfflineCopy(comparison)
  return (
    <>
      <ComparisonNotices comparison={comparison} />
      <Content comparison={comparison} />
    </>
  )
}

function Content({ comparison }: { comparison: State }) {
  const { columns, isShared, isOnline, failed, retry, catalog, state } = comparison
  if (columns.length > 0) return <ComparisonView comparison={comparison} />
  if (failed) return <ErrorNotice sentence={toSentence(failed)} onRetry={retry} className="mt-8" />
  if (!isShared && state.fault) return <Closed sentence={COMPARISON_FAULTS[state.fault]} />
  if (isShared && !isOnline) return <p className="mt-8 max-w-read">{texts.shared.offline}</p>
  if (!isWaiting(comparison)) return <ComparisonEmpty catalog={catalog} />
  // Render nothing for bikes that were never loaded online; the notice above explains why.
  return isOnline || state.status !== 'ready' ? <ComparisonFallback /> : null
}

/** Whether the router, the database or the server has not answered yet. */
function isWaiting({ isReady, isShared, isOpening, state, catalog }: State): boolean {
  if (!isReady) return true
  if (isShared) return isOpening
  return state.status !== 'ready' || (state.bikes.length > 0 && catalog === null)
}

/** spec §8: shown if the browser has no database. The rest of the shop works. */
function Closed({ sentence }: { sentence: string }) {
  return (
    <section className="mt-8 border-t border-line pt-8">
      <p className="max-w-read text-xl font-semibold">{sentence}</p>
      <p className="mt-3 max-w-read text-ink-soft">{texts.fault.text}</p>
      <LinkButton href="/configurator" className="mt-6">
        {texts.fault.bikes}
      </LinkButton>
    </section>
  )
}

/** Caches the page for offline use once this browser's bikes are fully loaded. */
function useOfflineCopy({ catalog, columns, isShared }: State): void {
  const { keep, tidy } = useComparisonOffline()
  useEffect(tidy, [tidy])
  const isWorthIt = catalog !== null && columns.length > 0 && !isShared
  useEffect(() => {
    if (!isWorthIt) return
    let isCurrent = true
    // Toasts about removals must work offline, too.
    void Promise.allSettled([import('@/components/kit/layout/toast-stack')]).then(() => {
      if (isCurrent) keep()
    })
    return () => {
      isCurrent = false
    }
  }, [isWorthIt, keep])
}
