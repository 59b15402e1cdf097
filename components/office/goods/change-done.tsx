import Link from 'next/link'
import { useEffect, useRef, useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { usePriceUndo, type PriceChange } from '@/hooks/office/goods/use-price-change'
import { toSentence } from '@/messages/kit/errors'
import { priceTexts as texts } from '@/messages/office/goods/prices'

interface ChangeDoneProps {
  change: PriceChange
  onUndone: () => void
  /** Whether this is the page of the changed item itself, which needs no link to it. */
  isThere?: boolean
}

export function ChangeDone({ change, onUndone, isThere = false }: ChangeDoneProps) {
  const [undone, setUndone] = useState<PriceChange | null>(null)
  const part = useRef<HTMLDivElement>(null)
  const { undo, isRunning, error } = usePriceUndo((answer) => {
    setUndone(answer)
    onUndone()
  })
  useEffect(() => part.current?.focus(), [change.id])
  const [first] = change.lines
  const stayed = undone?.lines.filter(({ refusal }) => refusal !== null).length ?? 0
  return (
    <div
      ref={part}
      tabIndex={-1}
      className="mb-4 border-l-2 border-ink bg-surface px-4 py-3 text-sm outline-none"
    >
      <p role="status" className="font-medium">
        {undone ? texts.undone(undone) : texts.applied(change)} {stayed > 0 && texts.stayed(stayed)}
      </p>
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-2" />}
      <p className="mt-2 flex flex-wrap items-center gap-4">
        {!undone && (
          <Button
            variant="secondary"
            size="small"
            isLoading={isRunning}
            onClick={() => void undo(change.id)}
          >
            {change.state === 'scheduled' ? texts.cancel : texts.undo}
          </Button>
        )}
        {first && !isThere && (
          <Link
            href={`/backoffice/catalog/${first.product_id}`}
            className="inline-flex min-h-dense items-center link"
          >
            {first.title}
          </Link>
        )}
        <Link
          href="/backoffice/catalog/changes"
          className="inline-flex min-h-dense items-center link"
        >
          {texts.all}
        </Link>
      </p>
    </div>
  )
}
