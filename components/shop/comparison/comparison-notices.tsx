import { useEffect, useRef, type ReactNode } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { LinkButton } from '@/components/kit/ui/link-button'
import {
  useComparisonActions,
  useCompareMany,
  useComparisonUndo,
} from '@/hooks/shop/comparison/use-comparison-actions'
import type { Comparison } from '@/hooks/shop/comparison/use-comparison'
import { comparison as texts } from '@/messages/shop/comparison/comparison'

export function ComparisonNotices({ comparison }: { comparison: Comparison }) {
  const { isShared, isOnline, columns, failed, retry, waiting, unknown } = comparison
  const isStale = columns.some(({ staleSince }) => staleSince !== null)
  return (
    <div className="mt-8 flex max-w-3xl flex-col gap-3 empty:hidden">
      {isShared && <SharedNotice comparison={comparison} />}
      {!isOnline && isStale && <Notice role="status">{texts.offline}</Notice>}
      {failed && isStale && <ErrorNotice sentence={texts.notCurrent} onRetry={retry} />}
      {!isOnline && waiting > 0 && <Notice>{texts.waiting(waiting)}</Notice>}
      {unknown > 0 && <Notice>{texts.unknown(unknown)}</Notice>}
      {!isShared && <UnreadableNotice comparison={comparison} />}
      {!isShared && <UndoNotice />}
    </div>
  )
}

function Notice({ children, role }: { children: ReactNode; role?: 'status' }) {
  return (
    <div role={role} className="border-l-2 border-ink bg-surface px-4 py-3">
      {children}
    </div>
  )
}

function SharedNotice({ comparison: { columns } }: { comparison: Comparison }) {
  const { keep } = useCompareMany()
  const { shared } = texts
  return (
    <Notice>
      <p className="font-semibold">{shared.heading}</p>
      <p>{shared.text}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {columns.length > 0 && <Button onClick={() => void keep(columns)}>{shared.keep}</Button>}
        <LinkButton href="/compare" variant="secondary">
          {shared.own}
        </LinkButton>
      </div>
    </Notice>
  )
}

/** Unreadable data is deleted only on request: a newer version of the shop may be able to read it. */
function UnreadableNotice({ comparison: { unreadable } }: { comparison: Comparison }) {
  const { remove } = useComparisonActions()
  if (unreadable.length === 0) return null
  return (
    <Notice>
      <p>{texts.unreadable(unreadable.length)}</p>
      <Button
        variant="secondary"
        className="mt-3"
        onClick={() => void Promise.all(unreadable.map(remove))}
      >
        {texts.removeUnreadable}
      </Button>
    </Notice>
  )
}

function UndoNotice() {
  const { removed, undo } = useComparisonUndo()
  const title = removed?.seen?.bike.title ?? removed?.slug
  const button = useRef<HTMLButtonElement>(null)
  // Move the focus, because the focused button disappeared with the bike.
  useEffect(() => {
    if (removed && document.activeElement === document.body) button.current?.focus()
  }, [removed])
  return (
    <div role="status" className="empty:hidden">
      {title !== undefined && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-l-2 border-ink bg-surface px-4 py-2">
          <p className="grow">{texts.removed(title)}</p>
          <Button ref={button} variant="secondary" onClick={() => void undo()}>
            {texts.undo}
          </Button>
        </div>
      )}
    </div>
  )
}
