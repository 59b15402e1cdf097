import { Badge, type BadgeKind } from '@/components/kit/ui/badge'
import { Button } from '@/components/kit/ui/button'
import { Disclosure } from '@/components/kit/ui/disclosure'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { useBikeUndo, type BikeEditRow, type BikePage } from '@/hooks/office/bikes/use-bikes'
import { shortMoment } from '@/messages/office/overview/overview'
import { bikes as texts } from '@/messages/office/bikes/bikes'
import { toSentence } from '@/messages/kit/errors'

import { EmptyList } from '@/components/office/kit/list-parts'
import { PriceHistory } from '@/components/office/goods/price-history'
import { BikeDifferences } from './bike-differences'

interface BikeHistoryProps {
  page: BikePage
  mayWrite: boolean
  onUndone: (page: BikePage) => void
  onRestore: (edit: BikeEditRow) => void
}

const KINDS: Record<BikeEditRow['state'], BadgeKind> = {
  scheduled: 'warn',
  applied: 'ok',
  undone: 'plain',
  canceled: 'plain',
}

export function BikeHistory({ page, ...actions }: BikeHistoryProps) {
  return (
    <div className="flex flex-col gap-10">
      {page.edits.length === 0 ? (
        <EmptyList title={texts.noEdits} />
      ) : (
        <div>
          {page.edits.map((edit) => (
            <OneEdit key={edit.id} {...{ page, edit }} {...actions} />
          ))}
        </div>
      )}
      <PriceHistory history={page.history} />
    </div>
  )
}

type OneEditProps = BikeHistoryProps & { edit: BikeEditRow }

function OneEdit({ page, edit, mayWrite, onUndone, onRestore }: OneEditProps) {
  const { undo, isRunning, error } = useBikeUndo(page.bike.slug, onUndone)
  const isOpen = edit.state === 'scheduled' || edit.state === 'applied'
  const action = edit.state === 'scheduled' ? texts.cancel : texts.undo
  const who = edit.by || texts.byItself
  return (
    <Disclosure
      title={
        <span>
          {texts.editTitle(edit)}{' '}
          <Badge kind={KINDS[edit.state]}>{texts.editState(edit.state)}</Badge>
          <span className="block font-normal break-words text-ink-soft">
            {[shortMoment(edit.starts_at), who, edit.note].filter(Boolean).join(' · ')}
          </span>
        </span>
      }
    >
      <BikeDifferences bike={page.bike} differences={edit.differences} isPast />
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-3" />}
      {mayWrite && (
        <p className="mt-3 flex flex-wrap items-center gap-3">
          {isOpen && (
            <Button
              variant="secondary"
              size="small"
              isLoading={isRunning}
              aria-label={`${action}: ${edit.id}`}
              onClick={() => void undo(edit.id)}
            >
              {action}
            </Button>
          )}
          {edit.state !== 'scheduled' && (
            <Button
              variant="secondary"
              size="small"
              title={texts.restoreHint}
              aria-label={`${texts.restore}: ${edit.id}`}
              onClick={() => onRestore(edit)}
            >
              {texts.restore}
            </Button>
          )}
        </p>
      )}
    </Disclosure>
  )
}
