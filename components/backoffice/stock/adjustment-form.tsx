import { Button } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/error-notice'
import { ADJUSTMENT_REASONS } from '@/domain/stock'
import { useKeys } from '@/hooks/use-keys'
import { useAdjustment, type StockItem } from '@/hooks/use-stock'
import { toSentence } from '@/messages/errors'
import { stock as texts } from '@/messages/stock'

import { CompactSelect } from '../desk/compact-select'
import { Part } from '../part'
import { DenseField } from './dense-field'

interface OfItemProps {
  item: StockItem
  onChanged: (item: StockItem) => void
}

const REASONS = ADJUSTMENT_REASONS.map((value) => ({ value, title: texts.reasonOf(value) }))

export function AdjustmentForm(props: OfItemProps) {
  const { ref, form, faults, error, isSending, isDone, type, submit } = useAdjustment(props)
  useKeys({ a: () => ref.current?.querySelector('input')?.focus() })
  return (
    <Part title={texts.adjust} empty={null}>
      <form ref={ref} noValidate onSubmit={submit} className="flex flex-col gap-3">
        {error && <ErrorNotice sentence={toSentence(error)} />}
        <div className="flex flex-wrap gap-3">
          <DenseField
            label={texts.change}
            name="delta"
            inputMode="text"
            className="w-28"
            value={form.delta}
            fault={faults.delta}
            onChange={({ target }) => type({ delta: target.value })}
          />
          <CompactSelect
            label={texts.reason}
            name="reason"
            className="w-36"
            value={form.reason}
            options={REASONS}
            onChange={({ target }) => type({ reason: target.value })}
          />
          <DenseField
            label={texts.note}
            name="note"
            maxLength={200}
            className="min-w-40 flex-1"
            value={form.note}
            onChange={({ target }) => type({ note: target.value })}
          />
        </div>
        <p className="text-ink-soft">{texts.adjustHint}</p>
        <p>
          <Button
            type="submit"
            variant="secondary"
            className="!px-3 text-sm lg:min-h-9"
            isLoading={isSending}
          >
            {texts.adjustButton}
          </Button>{' '}
          <span role="status" className="ml-2 text-ok">
            {isDone && texts.adjusted(props.item.on_hand)}
          </span>
        </p>
      </form>
    </Part>
  )
}
