import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { useArrival, useExpectedForm, type StockItem } from '@/hooks/office/stock/use-stock'
import { toSentence } from '@/messages/kit/errors'
import { stock as texts } from '@/messages/office/stock/stock'

import { Part } from '@/components/office/kit/part'
import { DenseField } from '@/components/office/kit/dense-field'

interface ArrivalsPartProps {
  item: StockItem
  mayWrite: boolean
  onChanged: (item: StockItem) => void
}

export function ArrivalsPart({ item, mayWrite, onChanged }: ArrivalsPartProps) {
  const isEmpty = item.arrivals.length === 0
  return (
    <Part title={texts.arrivals} empty={isEmpty && !mayWrite ? texts.noArrivals : null}>
      {isEmpty ? (
        <p className="text-ink-soft">{texts.noArrivals}</p>
      ) : (
        <ul className="border-t border-line">
          {item.arrivals.map((arrival) => (
            <li key={arrival.id} className="border-b border-line py-2">
              <p className="break-words">{texts.arrival(arrival)}</p>
              {mayWrite && <ArrivalActions {...{ item, arrival, onChanged }} />}
            </li>
          ))}
        </ul>
      )}
      {mayWrite && <ExpectedForm {...{ item, onChanged }} />}
    </Part>
  )
}

interface ArrivalActionsProps {
  item: StockItem
  arrival: StockItem['arrivals'][number]
  onChanged: (item: StockItem) => void
}

function ArrivalActions({ item, arrival, onChanged }: ArrivalActionsProps) {
  const { id, count, due } = arrival
  const [received, setReceived] = useState(String(count))
  const { close, isRunning, error } = useArrival({ item, onChanged })
  const isSound = /^[1-9]\d{0,5}$/.test(received.trim())
  return (
    <form
      noValidate
      className="mt-2 flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (isSound) void close(id, Number(received))
      }}
    >
      <DenseField
        label={texts.received}
        name={`received-${id}`}
        inputMode="numeric"
        className="w-32"
        value={received}
        fault={isSound ? undefined : texts.countFault}
        onChange={({ target }) => setReceived(target.value)}
      />
      <Button
        type="submit"
        variant="secondary"
        size="small"
        isLoading={isRunning}
        aria-label={texts.arrivalOf(texts.receive, due)}
      >
        {texts.receive}
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label={texts.arrivalOf(texts.forget, due)}
        onClick={() => void close(id, null)}
      >
        {texts.forget}
      </Button>
      {error && <ErrorNotice sentence={toSentence(error)} className="w-full" />}
    </form>
  )
}

function ExpectedForm(props: Pick<ArrivalsPartProps, 'item' | 'onChanged'>) {
  const { ref, form, faults, error, isSending, type, submit } = useExpectedForm(props)
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={submit}
      aria-label={texts.expect}
      className="mt-4 flex flex-wrap items-start gap-3"
    >
      {error && <ErrorNotice sentence={toSentence(error)} className="w-full" />}
      <DenseField
        label={texts.count}
        name="count"
        inputMode="numeric"
        className="w-24"
        value={form.count}
        fault={faults.count}
        onChange={({ target }) => type({ count: target.value })}
      />
      <DenseField
        label={texts.due}
        name="due"
        type="date"
        className="w-40"
        value={form.due}
        fault={faults.due}
        onChange={({ target }) => type({ due: target.value })}
      />
      <DenseField
        label={texts.note}
        name="note"
        maxLength={200}
        className="min-w-32 flex-1"
        value={form.note}
        onChange={({ target }) => type({ note: target.value })}
      />
      <Button type="submit" variant="secondary" size="small" className="mt-5" isLoading={isSending}>
        {texts.expect}
      </Button>
    </form>
  )
}
