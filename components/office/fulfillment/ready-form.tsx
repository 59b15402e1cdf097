import { cx } from '@/components/kit/ui/cx'
import { useState, type FormEvent } from 'react'

import { Button } from '@/components/kit/ui/button'
import { fulfillment as texts } from '@/messages/office/fulfillment/fulfillment'

import { DENSE_CONTROL } from '@/components/office/kit/dense-control'

interface ReadyFormProps {
  /** Field name, unique on the page. */
  name: string
  /** Accessible name of the button, unique on the page. */
  label: string
  /** Free number, entered only if asked for. */
  free: string
  isRunning: boolean
  onReady: (frame: string) => void
}

export function ReadyForm({ name, label, free, isRunning, onReady }: ReadyFormProps) {
  const [frame, setFrame] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (frame.trim() !== '') onReady(frame.trim())
  }
  return (
    <form onSubmit={submit} className="mt-2 flex flex-wrap items-end gap-2">
      <label className="w-44">
        <span className="mb-1 block text-xs text-ink-soft">{texts.frame}</span>
        <input
          name={`frame-${name}`}
          value={frame}
          required
          maxLength={30}
          autoComplete="off"
          onChange={({ target }) => setFrame(target.value)}
          className={cx(DENSE_CONTROL, 'figures')}
        />
      </label>
      <Button
        type="submit"
        variant="secondary"
        size="small"
        isLoading={isRunning}
        aria-label={label}
      >
        {texts.ready}
      </Button>
      {frame === '' && (
        <span className="flex w-full flex-wrap items-center text-ink-soft">
          <Button variant="quiet" size="small" className="-ml-3" onClick={() => setFrame(free)}>
            {texts.useNumber(free)}
          </Button>
          {texts.useNumberNote}
        </span>
      )}
    </form>
  )
}
