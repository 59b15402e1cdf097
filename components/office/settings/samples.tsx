import Link from 'next/link'
import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import { useModal } from '@/hooks/kit/use-modal'
import { useSamples, type SampleCounts } from '@/hooks/office/settings/use-shop-settings'
import { hasSamples } from '@/domain/kit/sample'
import { toSentence } from '@/messages/kit/errors'
import {
  removeSamplesDialog,
  shopSettings as texts,
} from '@/messages/office/settings/shop-settings'

import { RowsPlaceholder } from '@/components/office/kit/list-parts'
import { Part } from '@/components/office/kit/part'

export function Samples({ mayWrite }: { mayWrite: boolean }) {
  const { request, remove, isRunning, error } = useSamples()
  const { ask } = useModal()
  const [isDone, setDone] = useState(false)
  const press = async (counts: SampleCounts) => {
    if (await ask(removeSamplesDialog(counts))) setDone(await remove())
  }
  return (
    <Part title={texts.samples} empty={null}>
      <Loaded state={request.state} onRetry={request.retry} placeholder={<RowsPlaceholder />}>
        {(counts) => (
          <>
            <p role="status" className="font-medium text-ok">
              {isDone && texts.removed}
            </p>
            {hasSamples(counts) ? (
              <>
                <p className="text-ink-soft">{texts.samplesHint}</p>
                <p className="my-3">{texts.samplesOf(counts)}</p>
              </>
            ) : (
              <p className="text-ink-soft">{!isDone && texts.noSamples}</p>
            )}
            {counts.kept_orders > 0 && <p>{texts.keptSamples(counts.kept_orders)}</p>}
            {counts.kept_bikes > 0 && (
              <p className="mb-3">
                {texts.keptBikes(counts.kept_bikes)}{' '}
                <Link href="/backoffice/catalog/bikes" className="link">
                  {texts.ownBike}
                </Link>
              </p>
            )}
            {counts.registrations + counts.kept_registrations > 0 && (
              <p className="mb-3">
                {texts.taxes(counts)}{' '}
                <Link href="/backoffice/tax-registrations" className="link">
                  {texts.taxLink}
                </Link>
              </p>
            )}
            {error && <ErrorNotice sentence={toSentence(error)} className="my-3 max-w-xl" />}
            {mayWrite && hasSamples(counts) && (
              <Button
                variant="secondary"
                size="small"
                isLoading={isRunning}
                onClick={() => void press(counts)}
              >
                {texts.removeSamples}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Part>
  )
}
