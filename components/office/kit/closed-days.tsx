import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { closedDaysOf, closedText, withBreak } from '@/domain/office/dealers/dealer-form'
import { dealerships as texts } from '@/messages/office/dealers/dealers'

import { DenseField } from './dense-field'

const EMPTY = { from: '', to: '', reason: '' }

interface ClosedDaysProps {
  /** Closed days, one per line. */
  text: string
  onChange: (text: string) => void
}

/** Fields for the closed days of a dealer; entering a vacation adds each of its days. */
export function ClosedDays({ text, onChange }: ClosedDaysProps) {
  const days = closedDaysOf(text)
  return (
    <>
      <BreakFields {...{ text, onChange }} />
      {days.length === 0 && <p className="text-ink-soft">{texts.noClosed}</p>}
      <ul className="max-w-2xl border-line not-empty:border-t">
        {days.map((day) => (
          <li
            key={day.date}
            className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line"
          >
            <span className="min-w-0 wrap-anywhere">{texts.closedDay(day)}</span>
            <Button
              variant="quiet"
              size="small"
              aria-label={texts.removeDayOf(day)}
              onClick={() => onChange(closedText(days.filter(({ date }) => date !== day.date)))}
            >
              {texts.removeDay}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

function BreakFields({ text, onChange }: ClosedDaysProps) {
  const [typed, setTyped] = useState(EMPTY)
  const [isFaulty, setFaulty] = useState(false)
  const field = (name: keyof typeof EMPTY) => ({
    ...{ label: texts[name], value: typed[name] },
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  })
  const add = () => {
    const more = withBreak(text, typed)
    setFaulty(more === null)
    if (more === null) return
    onChange(more)
    setTyped(EMPTY)
  }
  return (
    <div className="mb-3">
      <div
        className="flex flex-wrap items-start gap-3"
        onKeyDown={(event) => {
          // Enter adds the days without submitting the form.
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
          event.preventDefault()
          add()
        }}
      >
        <DenseField {...field('from')} type="date" className="w-44" />
        <DenseField {...field('to')} type="date" hint={texts.toHint} className="w-44" />
        <DenseField
          {...field('reason')}
          hint={texts.reasonHint}
          maxLength={80}
          className="w-64 max-w-full"
        />
        <Button variant="secondary" size="small" className="mt-5" onClick={add}>
          {texts.addDays}
        </Button>
      </div>
      <p role="alert" className="mt-1 text-bad empty:hidden">
        {isFaulty && texts.breakFault}
      </p>
    </div>
  )
}
