import type { ReactNode } from 'react'

import { cx } from '@/components/kit/ui/cx'
import { ErrorNotice } from '@/components/kit/ui/error-notice'

interface PreviewFrameProps {
  /** Loading state of the latest version. */
  status: 'ready' | 'loading' | 'failed'
  isShown: boolean
  retry: () => void
  titles: { preview: string; previewOld: string; previewLate: string }
  head?: ReactNode
  className: string
  children: ReactNode
}

export function PreviewFrame(props: PreviewFrameProps) {
  const { status, isShown, retry, titles, head, className, children } = props
  return (
    <section aria-labelledby="preview-title" className="min-w-0 xl:sticky xl:top-4">
      <div className="mb-1 flex min-h-4 justify-between gap-3 text-xs text-ink-soft">
        <h2 id="preview-title" className="text-xs font-normal">
          {titles.preview}
        </h2>
        <span aria-hidden="true">{status === 'loading' && isShown && titles.previewOld}</span>
      </div>
      {status === 'failed' && (
        <ErrorNotice sentence={titles.previewLate} onRetry={retry} className="mb-3" />
      )}
      {head}
      <div
        tabIndex={0}
        role="group"
        aria-label={titles.preview}
        // Preview links must not navigate away from the editor.
        onClickCapture={(event) => event.preventDefault()}
        className={cx(
          'min-h-40 overflow-y-auto rounded border border-line bg-paper text-base',
          className,
        )}
      >
        {children}
      </div>
    </section>
  )
}
