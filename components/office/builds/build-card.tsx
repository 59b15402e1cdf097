import Link from 'next/link'

import { Badge } from '@/components/kit/ui/badge'
import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { BuildBoard, BuildCard } from '@/hooks/office/builds/use-builds'
import { useBuild } from '@/hooks/office/fulfillment/use-fulfillment'
import { builds as texts } from '@/messages/office/builds/builds'
import { toSentence } from '@/messages/kit/errors'
import { fulfillment } from '@/messages/office/fulfillment/fulfillment'

import { ReadyForm } from '@/components/office/fulfillment/ready-form'
import { UndoBegin } from '@/components/office/fulfillment/undo-begin'

interface BuildCardProps {
  bike: BuildCard
  state: BuildBoard['columns'][number]['state']
  mayBuild: boolean
  onChanged: () => void
}

export function BuildCardRow({ bike, state, mayBuild, onChanged }: BuildCardProps) {
  const { build, isRunning, error } = useBuild(bike.number, onChanged)
  const isOpen = mayBuild && bike.may_build
  return (
    <li className="border-b border-line py-2.5 text-sm">
      <div className="flex items-start justify-between gap-3">
        <Link
          href={`/backoffice/orders/${bike.number}`}
          data-row
          className="min-w-0 underline-offset-4 hover:underline"
        >
          <span className="figures font-medium">{bike.number}</span>{' '}
          <span className="break-words">{bike.title}</span>
        </Link>
        <Badge kind={bike.days_left < 0 ? 'bad' : bike.days_left < 7 ? 'warn' : 'plain'}>
          {texts.left(bike.days_left)}
        </Badge>
      </div>
      <p className="text-ink-soft">{[bike.detail, bike.name].filter(Boolean).join(' · ')}</p>
      <p className="text-ink-soft">
        {texts.leaves(bike.leaves_by)} · {texts.promised(bike.promised)}
      </p>
      {bike.is_delayed && <p className="text-warn">{texts.delayed(bike.cause)}</p>}
      {!bike.may_build && <p className="text-bad">{texts.stopped}</p>}
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-2" />}
      {isOpen && state === 'to_build' && (
        <Button
          variant="secondary"
          size="small"
          className="mt-2"
          isLoading={isRunning}
          aria-label={texts.beginOf(bike.number)}
          onClick={() => void build(bike.id, { state: 'in_production' })}
        >
          {fulfillment.begin}
        </Button>
      )}
      {isOpen && state === 'in_production' && (
        <ReadyForm
          {...{ isRunning }}
          name={String(bike.id)}
          label={texts.readyOf(bike.number)}
          free={bike.free_number}
          onReady={(frame_number) => void build(bike.id, { state: 'ready', frame_number })}
        />
      )}
      {mayBuild && bike.undo_until && (
        <UndoBegin
          {...{ bike, onChanged }}
          number={bike.number}
          email={bike.email}
          until={bike.undo_until}
          label={texts.undoOf(bike.number)}
        />
      )}
    </li>
  )
}
