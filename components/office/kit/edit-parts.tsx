import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'

import { Button } from '@/components/kit/ui/button'
import { edit as texts } from '@/messages/kit/edit'

interface EditNewsProps {
  theirs?: ReactNode
  onTake: () => void
  onKeep: () => void
}

/** Notice of a version conflict: another user's version was loaded, and the input is kept. */
export function EditNews({ theirs, onTake, onKeep }: EditNewsProps) {
  const [isShown, setShown] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Saving is disabled until a choice, so the focus would be lost.
    if (document.activeElement?.matches('body, :disabled')) {
      ref.current?.querySelector('button')?.focus()
    }
  }, [])
  const choose =
    (action: () => void) =>
    ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
      action()
      // Once saving is enabled again.
      setTimeout(() => form?.querySelector<HTMLElement>('[type=submit]')?.focus())
    }
  return (
    <div ref={ref} className="mb-3 border-l-2 border-warn px-3 py-1">
      <p role="alert">{texts.news}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        {theirs && (
          <Button
            variant="secondary"
            size="small"
            aria-expanded={isShown}
            onClick={() => setShown(!isShown)}
          >
            {texts.showTheirs}
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={choose(onKeep)}>
          {texts.keepMine}
        </Button>
        <Button variant="secondary" size="small" onClick={choose(onTake)}>
          {texts.takeTheirs}
        </Button>
      </div>
      {isShown && (
        <fieldset disabled aria-label={texts.theirs} className="mt-3 min-w-0">
          {theirs}
        </fieldset>
      )}
    </div>
  )
}

interface EditActionsProps {
  mayWrite: boolean
  isSending: boolean
  isTouched: boolean
  isNews: boolean
  discard: () => void
  /** Title of the submit button. */
  save: string
  actions?: ReactNode
  end?: ReactNode
  onClose?: () => void
}

export function EditActions(props: EditActionsProps) {
  const { mayWrite, isSending, isTouched, isNews, discard, actions, end, onClose } = props
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      {mayWrite && (
        <Button type="submit" size="small" isLoading={isSending} disabled={isNews}>
          {props.save}
        </Button>
      )}
      {actions}
      {isTouched && (
        <Button variant="quiet" size="small" onClick={discard}>
          {texts.discard}
        </Button>
      )}
      {onClose && (
        <Button variant="quiet" size="small" onClick={onClose}>
          {texts.close}
        </Button>
      )}
      <p role="status" className="text-ink-soft">
        {isTouched && texts.unsaved}
      </p>
      {end}
    </div>
  )
}
