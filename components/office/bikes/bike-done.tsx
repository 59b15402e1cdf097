import { useEffect, useRef, useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { useBikeUndo, type BikePage } from '@/hooks/office/bikes/use-bikes'
import { bikes as texts } from '@/messages/office/bikes/bikes'
import { toSentence } from '@/messages/kit/errors'

interface BikeDoneProps {
  page: BikePage
  onUndone: (page: BikePage) => void
}

export function BikeDone({ page, onUndone }: BikeDoneProps) {
  const [edit] = page.edits
  const [isUndone, setUndone] = useState(false)
  const part = useRef<HTMLDivElement>(null)
  const { undo, isRunning, error } = useBikeUndo(page.bike.slug, (now) => {
    setUndone(true)
    onUndone(now)
  })
  useEffect(() => part.current?.focus(), [edit?.id])
  if (!edit) return null
  const isPlanned = edit.state === 'scheduled'
  const ended = isPlanned ? texts.canceled : texts.undone
  return (
    <div
      ref={part}
      tabIndex={-1}
      className="mb-4 border-l-2 border-ink bg-surface px-4 py-3 outline-none"
    >
      <p role="status" className="font-medium">
        {isUndone ? ended : texts.saved(edit)}
      </p>
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-2" />}
      {!isUndone && (
        <Button
          variant="secondary"
          size="small"
          className="mt-2"
          isLoading={isRunning}
          onClick={() => void undo(edit.id)}
        >
          {isPlanned ? texts.cancel : texts.undo}
        </Button>
      )}
    </div>
  )
}
