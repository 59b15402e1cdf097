import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { LinkButton } from '@/components/kit/ui/link-button'
import { Skeleton } from '@/components/kit/ui/skeleton'
import { useRide, type RideLink } from '@/hooks/community/dealers/use-ride'
import { rides as texts } from '@/messages/community/dealers/rides'
import { toSentence } from '@/messages/kit/errors'

import { RideDetails } from './ride-details'

/** Booked test ride, opened by its link without a login. */
export function RideScreen({ link }: { link: RideLink | null }) {
  const controls = useRide(link)
  const { state, retry } = controls
  const isUnknown =
    state.status === 'failed' && state.error.kind === 'problem' && state.error.status === 404
  return (
    <div className="wrap flex-1 py-10 lg:py-16">
      <div className="max-w-2xl">
        {state.status === 'loading' && (
          <>
            <p role="status" className="sr-only">
              {texts.loading}
            </p>
            <Skeleton className="h-12 w-72 max-w-full" />
            <Skeleton className="mt-8 h-64 w-full" />
          </>
        )}
        {state.status === 'ready' && <RideDetails ride={state.data} controls={controls} />}
        {state.status === 'failed' && !isUnknown && (
          <>
            <h1 className="mb-6 text-3xl">{texts.pageTitle}</h1>
            <ErrorNotice sentence={toSentence(state.error)} onRetry={retry} />
          </>
        )}
        {isUnknown && (
          <>
            <h1 className="text-3xl">{texts.unknown}</h1>
            <p className="mt-6 mb-8">{texts.unknownHint}</p>
            <LinkButton href="/dealers">{texts.again}</LinkButton>
          </>
        )}
      </div>
    </div>
  )
}
