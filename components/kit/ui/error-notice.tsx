import { CircleAlert } from 'lucide-react'
import { useCallback } from 'react'

import { chrome } from '@/messages/kit/chrome'

import { Button } from './button'
import { cx } from './cx'

interface ErrorNoticeProps {
  sentence: string
  onRetry?: () => void
  isRetrying?: boolean
  className?: string
}

/** Shows an error. That of an action scrolls into view, because the button that caused it may be far away. */
export function ErrorNotice({ sentence, onRetry, isRetrying, className }: ErrorNoticeProps) {
  const hasRetry = onRetry !== undefined
  const show = useCallback(
    (notice: HTMLDivElement | null) => {
      if (notice) showFromButton(notice, hasRetry)
    },
    [hasRetry],
  )
  return (
    <div
      ref={show}
      role="alert"
      tabIndex={-1}
      className={cx(
        'flex scroll-my-24 flex-wrap items-center gap-x-4 gap-y-3 rounded border-l-2 border-bad bg-surface px-4 py-3 text-ink',
        className,
      )}
    >
      <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-bad" />
      <p className="min-w-40 flex-1">{sentence}</p>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry} isLoading={isRetrying ?? false}>
          {chrome.tryAgain}
        </Button>
      )}
    </div>
  )
}

/** The focus moves to the notice if scrolling to it hides the clicked button. A failed load moves nothing. */
function showFromButton(notice: HTMLDivElement, isLoad: boolean) {
  const pressed = document.activeElement
  const isAction = pressed instanceof HTMLButtonElement && !isLoad
  if (!isAction && !notice.closest('form')) return
  notice.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  if (!isAction) return
  const { top, bottom } = pressed.getBoundingClientRect()
  if (bottom < 0 || top > window.innerHeight) notice.focus({ preventScroll: true })
}
