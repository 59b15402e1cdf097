import { useState, type FormEvent } from 'react'

import { Button } from '@/components/kit/ui/button'
import { fulfillment as texts } from '@/messages/office/fulfillment/fulfillment'

interface ReadyFormProps {
  /** Field name, unique on the page. */
  name: string
  /** Accessible name of the button, unique on the page. */
  label: string
  suggested: string
  isRunning: boolean
  onReady: (frame: string) => void
}

export function ReadyForm({ name, label, suggested, isRunning, onReady }: ReadyFormProps) {
  const [frame, setFrame] = useState(suggested)
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
          className="block min-h-touch w-full rounded border border-line-strong bg-surface px-2.5 figures text-sm hover:border-ink lg:min-h-9"
        />
      </label>
      <Button
        type="submit"
        variant="secondary"
        className="!px-3 text-sm lg:min-h-9"
        isLoading={isRunning}
        aria-label={label}
      >
        {texts.ready}
      </Button>
    </form>
  )
}
