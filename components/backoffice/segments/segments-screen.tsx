import { useRef, useState } from 'react'

import { Button } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/error-notice'
import { Loaded } from '@/components/ui/loaded'
import { useKeys } from '@/hooks/use-keys'
import { useMay } from '@/hooks/use-permissions'
import {
  useSegmentRemoval,
  useSegmentReturn,
  useSegments,
  type Segment,
  type SegmentsPage,
} from '@/hooks/use-segments'
import { toSentence } from '@/messages/errors'
import { segments as texts } from '@/messages/segments'

import { EmptyList, RowsPlaceholder } from '../list-parts'
import { walkRows } from '../walk-rows'
import { SegmentForm } from './segment-form'
import { SegmentsTable } from './segments-table'

type Done = { kind: 'saved' | 'removed'; segment: Segment } | null

/** All segments, and the chosen one above them. */
export function SegmentsScreen() {
  const list = useSegments()
  const mayWrite = useMay()('customers.write')
  // Empty for a new one.
  const [chosen, setChosen] = useState<string | null>(null)
  const [done, setDone] = useState<Done>(null)
  const removal = useSegmentRemoval()
  const rows = useRef<HTMLDivElement>(null)
  const close = (news: Done) => {
    setChosen(null)
    setDone(news)
    if (news) list.renew()
    // Once the list is drawn, who works by the keyboard goes on there.
    setTimeout(() => rows.current?.querySelector<HTMLElement>('[data-row]')?.focus())
  }
  const remove = async (segment: Segment) => {
    if (await removal.run(segment)) close({ kind: 'removed', segment })
  }
  useKeys({
    j: () => walkRows(rows.current, 1),
    k: () => walkRows(rows.current, -1),
    n: () => mayWrite && setChosen(''),
  })
  return (
    <>
      <News done={done} onReturned={(segment) => close({ kind: 'saved', segment })} />
      {removal.error && <ErrorNotice sentence={toSentence(removal.error)} className="mb-3" />}
      {list.isStale && (
        <ErrorNotice sentence={texts.stale} onRetry={list.renew} className="mb-3 max-w-xl" />
      )}
      <Loaded state={list.state} onRetry={list.retry} placeholder={<RowsPlaceholder />}>
        {(page) => (
          <>
            {chosen !== null && (
              <SegmentForm
                key={chosen}
                segment={page.segments.find(({ id }) => id === chosen) ?? null}
                bikes={page.bikes}
                mayWrite={mayWrite}
                onSaved={(segment) => close({ kind: 'saved', segment })}
                onChanged={list.renew}
                onRemove={(segment) => void remove(segment)}
                onClose={() => close(null)}
              />
            )}
            <div ref={rows}>
              <Rows {...{ page, mayWrite }} onOpen={setChosen} />
            </div>
          </>
        )}
      </Loaded>
    </>
  )
}

interface NewsProps {
  done: Done
  onReturned: (segment: Segment) => void
}

/** What was done last; what was removed can be brought back. */
function News({ done, onReturned }: NewsProps) {
  const { run, isRunning, error } = useSegmentReturn()
  const bringBack = async (segment: Segment) => {
    const returned = await run(segment)
    if (returned) onReturned(returned.answer)
  }
  return (
    <>
      <p role="status" className="mb-2 flex flex-wrap items-center gap-3 font-medium text-ok">
        {done &&
          (done.kind === 'saved' ? texts.saved(done.segment) : texts.removed(done.segment.name))}
        {done?.kind === 'removed' && (
          <button
            type="button"
            aria-disabled={isRunning || undefined}
            className="min-h-touch link lg:min-h-6"
            onClick={() => void bringBack(done.segment)}
          >
            {texts.undo}
          </button>
        )}
      </p>
      {error && <ErrorNotice sentence={toSentence(error)} className="mb-3 max-w-xl" />}
    </>
  )
}

interface RowsProps {
  page: SegmentsPage
  mayWrite: boolean
  onOpen: (id: string) => void
}

function Rows({ page, mayWrite, onOpen }: RowsProps) {
  const count = page.segments.length
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3 text-sm">
        <p role="status" className="text-ink-soft">
          {count > 0 && texts.found(count)}
        </p>
        {mayWrite && (
          <Button
            variant="secondary"
            className="!px-3 text-sm lg:min-h-9"
            aria-keyshortcuts="n"
            onClick={() => onOpen('')}
          >
            {texts.add}
          </Button>
        )}
      </div>
      {count === 0 ? (
        <EmptyList title={texts.none} hint={texts.noneHint} />
      ) : (
        <SegmentsTable page={page} onOpen={onOpen} />
      )}
    </>
  )
}
