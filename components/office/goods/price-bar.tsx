import { useState, type FormEvent } from 'react'

import { Button } from '@/components/kit/ui/button'
import { cx } from '@/components/kit/ui/cx'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { momentTyped } from '@/domain/kit/moment-field'
import {
  percentOf,
  type PlannedChange,
  type usePriceChange,
} from '@/hooks/office/goods/use-price-change'
import type { CatalogPage } from '@/hooks/office/goods/use-catalog'
import { toSentence } from '@/messages/kit/errors'
import { many, type CatalogAction } from '@/messages/office/goods/many'
import { priceTexts as texts } from '@/messages/office/goods/prices'

import { CompactSelect } from '@/components/office/kit/compact-select'
import { DenseField } from '@/components/office/kit/dense-field'
import { ManyForm } from './many-form'
import type { useSelection } from './use-selection'

interface PriceBarProps {
  chosen: { selection: PlannedChange['selection']; count: number }
  selection: ReturnType<typeof useSelection>
  page: CatalogPage
  canSelectAll: boolean
  change: ReturnType<typeof usePriceChange>
  /** Called once products have changed other than by their price. */
  onChanged: (changed: number) => void
}

export function PriceBar(props: PriceBarProps) {
  const { chosen, selection, page, canSelectAll, change, onChanged } = props
  const total = page.count
  const [action, setAction] = useState<CatalogAction>('price')
  return (
    <section
      aria-label={texts.bar}
      className={cx(
        'mt-4 border-t border-line bg-paper py-3 text-sm',
        chosen.count > 0 && 'sticky bottom-0 z-20 [@media(max-height:40rem)]:static',
      )}
    >
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="font-medium">
          {texts.selected(chosen.count)}
        </p>
        {canSelectAll && !selection.isAll && (
          <Button variant="secondary" size="small" onClick={selection.selectAll}>
            {texts.selectAll(total)}
          </Button>
        )}
        {chosen.count > 0 && (
          <Button variant="quiet" size="small" onClick={selection.clear}>
            {texts.clear}
          </Button>
        )}
        {!canSelectAll && total > 0 && <p className="text-ink-soft">{texts.tooMany}</p>}
      </div>
      {chosen.count > 0 && (
        <div className="mt-2 flex flex-wrap items-start gap-3">
          <CompactSelect
            name="action"
            label={many.action}
            className="w-52 max-md:w-full"
            value={action}
            options={many.actions}
            onChange={({ target }) => setAction(target.value as CatalogAction)}
          />
          <div className="min-w-0 flex-1 max-md:basis-full">
            {action === 'price' ? (
              <PercentForm selection={chosen.selection} change={change} />
            ) : (
              <ManyForm
                key={action}
                {...{ action, page, onChanged }}
                selection={chosen.selection}
              />
            )}
          </div>
        </div>
      )}
    </section>
  )
}

interface PercentFormProps {
  selection: PlannedChange['selection']
  change: ReturnType<typeof usePriceChange>
}

function PercentForm({ selection, change: { preview } }: PercentFormProps) {
  const [text, setText] = useState('')
  const [starts, setStarts] = useState('')
  const [note, setNote] = useState('')
  const [isFaulty, setFaulty] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const percent = percentOf(text)
    setFaulty(percent === null)
    if (percent === null) return
    void preview.run({
      selection,
      plan: { percent },
      starts_at: momentTyped(starts),
      note: note.trim(),
    })
  }
  return (
    <form noValidate onSubmit={submit}>
      {preview.error && <ErrorNotice sentence={toSentence(preview.error)} className="mb-2" />}
      <div className="flex flex-wrap items-start gap-3">
        <DenseField
          label={texts.percent}
          name="percent"
          inputMode="text"
          className="w-44"
          value={text}
          fault={isFaulty ? texts.percentFault : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <DenseField
          label={texts.starts}
          name="starts"
          type="datetime-local"
          className="w-52"
          value={starts}
          onChange={({ target }) => setStarts(target.value)}
        />
        <DenseField
          label={texts.note}
          name="note"
          maxLength={200}
          className="min-w-40 flex-1"
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Button type="submit" size="small" className="mt-5" isLoading={preview.isRunning}>
          {texts.preview}
        </Button>
      </div>
      <p className="mt-1 text-xs text-ink-soft">{texts.percentHint}</p>
    </form>
  )
}
