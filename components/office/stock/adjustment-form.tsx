import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { ADJUSTMENT_REASONS } from '@/domain/office/stock/stock'
import { useKeys } from '@/hooks/kit/use-keys'
import { useAdjustment, type StockItem } from '@/hooks/office/stock/use-stock'
import { toSentence } from '@/messages/kit/errors'
import { stock as texts } from '@/messages/office/stock/stock'

import { CompactSelect } from '@/components/office/kit/compact-select'
import { Part } from '@/components/office/kit/part'
import { DenseField } from '@/components/office/kit/dense-field'

interface OfItemProps {
  item: StockItem
  onChanged: (item: StockItem) => void
}

const REASONS = ADJUSTMENT_REASONS.map((value) => ({ value, title: texts.reasonOf(value) }))

export function AdjustmentForm(props: OfItemProps) {
  const { ref, form, faults, error, isSending, isDone, submit, ...adjustment } =
    useAdjustment(props)
  const { reason, type, typeCount, typeDelta } = adjustment
  useKeys({ a: () => ref.current?.querySelector('input')?.focus() })
  return (
    <Part title={texts.adjust} empty={null}>
      <form ref={ref} noValidate onSubmit={submit} className="flex flex-col gap-3">
        {error && <ErrorNotice sentence={toSentence(error)} />}
        <div className="flex flex-wrap gap-3">
          <DenseField
            label={texts.counted}
            name="count"
            inputMode="numeric"
            className="w-36"
            value={form.count}
            fault={faults.count}
            onChange={({ target }) => typeCount(target.value)}
          />
          <DenseField
            label={texts.change}
            name="delta"
            inputMode="text"
            className="w-36"
            value={form.delta}
            fault={faults.delta}
            onChange={({ target }) => typeDelta(target.value)}
          />
          <CompactSelect
            label={texts.reason}
            name="reason"
            className="w-36"
            value={reason}
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
          <Button type="submit" variant="secondary" size="small" isLoading={isSending}>
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
