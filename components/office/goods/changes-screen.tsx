import { Badge, type BadgeKind } from '@/components/kit/ui/badge'
import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import { useMay } from '@/hooks/office/kit/use-permissions'
import {
  useAllLines,
  usePriceChanges,
  usePriceUndo,
  type PriceChanges,
} from '@/hooks/office/goods/use-price-change'
import { toSentence } from '@/messages/kit/errors'
import { priceTexts as texts } from '@/messages/office/goods/prices'

import { EmptyList } from '@/components/office/kit/list-parts'

const KINDS: Record<PriceChanges[number]['state'], BadgeKind> = {
  scheduled: 'warn',
  applied: 'ok',
  undone: 'plain',
  canceled: 'plain',
}

export function ChangesScreen() {
  const { state, retry, renew } = usePriceChanges()
  const mayWrite = useMay()('catalog.write')
  return (
    <Loaded state={state} onRetry={retry}>
      {(changes) =>
        changes.length === 0 ? (
          <EmptyList title={texts.noChanges} hint={texts.noChangesHint} />
        ) : (
          <ul className="border-t border-line text-sm">
            {changes.map((change) => (
              <ChangeRow key={change.id} {...{ change, mayWrite }} onUndone={renew} />
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

interface ChangeRowProps {
  change: PriceChanges[number]
  mayWrite: boolean
  onUndone: () => void
}

function ChangeRow({ change, mayWrite, onUndone }: ChangeRowProps) {
  const { undo, isRunning, error } = usePriceUndo(onUndone)
  const isOpen = change.state === 'scheduled' || change.state === 'applied'
  const action = change.state === 'scheduled' ? texts.cancel : texts.undo
  return (
    <li className="border-b border-line py-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="text-ink-soft">{texts.number(change.id)}</span>
        <span className="font-medium">{texts.what(change)}</span>
        <Badge kind={KINDS[change.state]}>{texts.state(change.state)}</Badge>
        <span className="flex-1 text-ink-soft">{texts.when(change)}</span>
        {mayWrite && isOpen && (
          <Button
            variant="secondary"
            size="small"
            isLoading={isRunning}
            aria-label={`${action}: ${change.id}`}
            onClick={() => void undo(change.id)}
          >
            {action}
          </Button>
        )}
      </div>
      <ChangedPrices {...{ change }} />
      {change.note && <p className="break-words text-ink-soft">{change.note}</p>}
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-2" />}
    </li>
  )
}

function ChangedPrices({ change: { id, count, lines: first } }: Pick<ChangeRowProps, 'change'>) {
  const { lines, load, isRunning, error } = useAllLines(id)
  return (
    <>
      <ul className="mt-1">
        {(lines ?? first).map((line) => (
          <li key={`${line.product_id} ${line.variant}`} className="wrap-anywhere">
            {texts.line(line)}
          </li>
        ))}
      </ul>
      {!lines && count > first.length && (
        <Button
          variant="quiet"
          size="small"
          isLoading={isRunning}
          aria-label={texts.showAllOf(id)}
          onClick={load}
        >
          {texts.showAll(count)}
        </Button>
      )}
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-2" />}
    </>
  )
}
