import { chrome } from '@/messages/kit/chrome'

import { buttonStyles } from './button-styles'
import { cx } from './cx'

interface PartMissingProps {
  onRetry: () => void
  sentence?: string
  className: string
}

/** Shows that a section's code failed to load. Small, as every page with lazy sections includes it. */
export function PartLoadError({
  onRetry,
  sentence = chrome.partMissing,
  className,
}: PartMissingProps) {
  return (
    <div role="alert" className={cx('flex flex-wrap items-center gap-4 print:hidden', className)}>
      <p>{sentence}</p>
      <button type="button" onClick={onRetry} className={buttonStyles({ variant: 'secondary' })}>
        {chrome.tryAgain}
      </button>
    </div>
  )
}
