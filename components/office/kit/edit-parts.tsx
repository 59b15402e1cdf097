import type { ReactNode } from 'react'

import { Button } from '@/components/kit/ui/button'
import { edit as texts } from '@/messages/kit/edit'

const SMALL = '!px-3 text-sm lg:min-h-9'

/** Notice of a version conflict: another user's version was loaded, and the input is kept. */
export function EditNews({ onTake, onKeep }: { onTake: () => void; onKeep: () => void }) {
  return (
    <div role="alert" className="mb-3 border-l-2 border-warn px-3 py-1">
      <p>{texts.news}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="secondary" className={SMALL} onClick={onKeep}>
          {texts.keepMine}
        </Button>
        <Button variant="secondary" className={SMALL} onClick={onTake}>
          {texts.takeTheirs}
        </Button>
      </div>
    </div>
  )
}

interface EditActionsProps {
  mayWrite: boolean
  isSending: boolean
  isTouched: boolean
  isNews: boolean
  discard: () => void
  actions?: ReactNode
  onClose?: () => void
}

export function EditActions(props: EditActionsProps) {
  const { mayWrite, isSending, isTouched, isNews, discard, actions, onClose } = props
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      {mayWrite && (
        <Button type="submit" className={SMALL} isLoading={isSending} disabled={isNews}>
          {texts.save}
        </Button>
      )}
      {actions}
      {isTouched && (
        <Button variant="quiet" className={SMALL} onClick={discard}>
          {texts.discard}
        </Button>
      )}
      {onClose && (
        <Button variant="quiet" className={SMALL} onClick={onClose}>
          {texts.close}
        </Button>
      )}
      <p role="status" className="text-ink-soft">
        {isTouched && texts.unsaved}
      </p>
    </div>
  )
}
