import { useEffect, useId, type FormEventHandler, type ReactNode, type RefObject } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { ApiError } from '@/contract/kit/errors'
import { newOptions as texts } from '@/messages/office/bikes/bikes-new'
import { toSentence } from '@/messages/kit/errors'

interface NewFormProps {
  title: string
  controls: {
    ref: RefObject<HTMLFormElement | null>
    submit: FormEventHandler
    error: ApiError | null
    isSending: boolean
  }
  onClose: () => void
  children: ReactNode
}

export function NewForm({ title, controls, onClose, children }: NewFormProps) {
  const { ref, submit, error, isSending } = controls
  const id = useId()
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('[name=title]')?.focus()
  }, [ref])
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={submit}
      aria-labelledby={id}
      className="rounded border border-line-strong bg-surface p-4"
    >
      <h2 id={id} className="mb-3 text-lg">
        {title}
      </h2>
      {error && <ErrorNotice sentence={toSentence(error)} className="mb-3 max-w-xl" />}
      <div className="grid gap-4 sm:grid-cols-2">{children}</div>
      <p className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" size="small" isLoading={isSending}>
          {texts.add}
        </Button>
        <Button variant="secondary" size="small" onClick={onClose}>
          {texts.close}
        </Button>
      </p>
    </form>
  )
}
