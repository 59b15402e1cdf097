import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import { weekOfItem } from '@/domain/office/delays/delays'
import { useLateItems, type LateItems, type useDelayReport } from '@/hooks/office/delays/use-delays'
import { delays as texts } from '@/messages/office/delays/delays'
import { toSentence } from '@/messages/kit/errors'

import { Part } from '@/components/office/kit/part'
import { SearchField } from '@/components/office/kit/search-field'
import { DenseField } from '@/components/office/kit/dense-field'

type Report = ReturnType<typeof useDelayReport>

export function DelayForm({ report }: { report: Report }) {
  const { ref, form, faults, error, isSending, type, submit } = report
  const [q, setQ] = useState('')
  const items = useLateItems(q)
  return (
    <Part title={texts.report} empty={null}>
      <SearchField
        label={texts.item}
        hint={texts.itemHint}
        value={q}
        onSearch={(words) => setQ(words ?? '')}
      />
      <form ref={ref} noValidate onSubmit={submit} className="mt-3 flex flex-col gap-3 text-sm">
        {error && <ErrorNotice sentence={toSentence(error)} className="max-w-xl" />}
        <Loaded state={items.state} onRetry={items.retry}>
          {(found) => (
            <Items
              items={found}
              isAll={q === ''}
              chosen={form.item}
              fault={faults.item}
              onChoose={(item) => type({ item })}
            />
          )}
        </Loaded>
        <Fields {...{ form, faults, type }} />
        <p>
          <Button type="submit" size="small" isLoading={isSending}>
            {texts.preview}
          </Button>
        </p>
      </form>
    </Part>
  )
}

function Fields({ form, faults, type }: Pick<Report, 'form' | 'faults' | 'type'>) {
  return (
    <div className="flex flex-wrap gap-3">
      <DenseField
        label={weekOfItem(form.item) === null ? texts.day : texts.begunOn}
        name="arrives_on"
        type="date"
        className="w-44"
        value={form.arrives_on}
        fault={faults.arrives_on}
        onChange={({ target }) => type({ arrives_on: target.value })}
      />
      <DenseField
        label={texts.work}
        hint={texts.workHint}
        name="work_days"
        inputMode="numeric"
        className="w-52"
        value={form.work_days}
        fault={faults.work_days}
        onChange={({ target }) => type({ work_days: target.value })}
      />
      <DenseField
        label={texts.cause}
        hint={texts.causeHint}
        name="cause"
        maxLength={200}
        className="min-w-64 flex-1"
        value={form.cause}
        fault={faults.cause}
        onChange={({ target }) => type({ cause: target.value })}
      />
    </div>
  )
}

interface ItemsProps {
  items: LateItems
  isAll: boolean
  chosen: string
  fault: string | undefined
  onChoose: (item: string) => void
}

function Items({ items, isAll, chosen, fault, onChoose }: ItemsProps) {
  if (items.length === 0) {
    return <p className="text-ink-soft">{isAll ? texts.nobody : texts.noMatch}</p>
  }
  return (
    <fieldset data-fault={fault ? true : undefined} tabIndex={fault ? -1 : undefined}>
      <legend className="sr-only">{texts.item}</legend>
      {fault && (
        <p role="alert" className="mb-1 text-bad">
          {fault}
        </p>
      )}
      <div className="max-h-72 overflow-y-auto border-y border-line bg-surface">
        {items.map(({ item, title, orders }) => (
          <label
            key={item}
            className="flex min-h-dense items-center gap-3 border-b border-line px-3 last:border-b-0 hover:bg-ink/4"
          >
            <input
              type="radio"
              name="item"
              value={item}
              checked={item === chosen}
              onChange={() => onChoose(item)}
              className="size-4 accent-ink"
            />
            <span className="flex-1">{title}</span>
            <span className="text-ink-soft">{texts.waiting(orders)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
