import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { useThreshold, type StockItem } from '@/hooks/office/stock/use-stock'
import { toSentence } from '@/messages/kit/errors'
import { stock as texts } from '@/messages/office/stock/stock'

import { DenseField } from '@/components/office/kit/dense-field'

interface ThresholdFormProps {
  item: StockItem
  onChanged: (item: StockItem) => void
}

/** Form for the quantity at which staff get a low-stock alert. */
export function ThresholdForm(props: ThresholdFormProps) {
  const { ref, form, faults, error, isSending, isDone, type, submit } = useThreshold(props)
  return (
    <form ref={ref} noValidate onSubmit={submit} aria-label={texts.threshold}>
      {error && <ErrorNotice sentence={toSentence(error)} className="mb-3" />}
      <div className="flex flex-wrap items-end gap-3">
        <DenseField
          label={texts.threshold}
          name="threshold"
          inputMode="numeric"
          className="w-40"
          value={form.threshold}
          fault={faults.threshold}
          onChange={({ target }) => type({ threshold: target.value })}
        />
        <Button type="submit" variant="secondary" size="small" isLoading={isSending}>
          {texts.thresholdButton}
        </Button>
        <p role="status" className="text-ok">
          {isDone && texts.thresholdSaved}
        </p>
      </div>
      <p className="mt-2 text-ink-soft">{texts.thresholdHint}</p>
    </form>
  )
}
