import type { LeftOut } from '@/domain/community/support/email-reply'
import { emailRest as texts } from '@/messages/kit/attachments'

import { cx } from './cx'

interface EmailRestProps {
  quote: string
  leftOut: readonly LeftOut[]
  className?: string
}

export function EmailRest({ quote, leftOut, className }: EmailRestProps) {
  if (quote === '' && leftOut.length === 0) return null
  return (
    <div className={cx('mt-2 text-sm text-ink-soft', className)}>
      {leftOut.map((one, index) => (
        <p key={index} className="wrap-anywhere">
          {texts.leftOut(one)}
        </p>
      ))}
      {quote !== '' && (
        <details>
          <summary className="inline-flex min-h-touch cursor-pointer items-center link">
            {texts.show}
          </summary>
          <p className="max-w-read border-l-2 border-line pl-4 wrap-anywhere whitespace-pre-wrap">
            {quote}
          </p>
        </details>
      )}
    </div>
  )
}
