import { CircleAlert } from 'lucide-react'

import { chrome } from '@/messages/kit/chrome'

import { Button } from './button'
import { cx } from './cx'

interface ErrorNoticeProps {
  sentence: string
  onRetry?: () => void
  isRetrying?: boolean
  className?: string
}

export function ErrorNotice({ sentence, onRetry, isRetrying, className }: ErrorNoticeProps) {
  return (
    <div
      role="alert"
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded border-l-2 border-bad bg-surface px-4 py-3 text-ink',
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
