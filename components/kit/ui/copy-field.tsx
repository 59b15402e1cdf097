import { Link2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { copyLink } from '@/messages/kit/copy-field'
import { copyText } from '@/utils/clipboard'

import { Button } from './button'
import { CONTROL_STYLES } from './control-styles'
import { Field } from './field'

interface CopyFieldProps {
  value: string
  /** Defaults to those of a link. */
  texts?: Record<keyof typeof copyLink, string>
  /** Whether a press made the value, in contrast to one that belongs to the page. */
  isResult?: boolean
}

/** Shows a value with a copy button; selects the value if the browser denies clipboard access. */
export function CopyField({ value, texts = copyLink, isResult = true }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [status, setStatus] = useState({ value: '', note: '' })

  // Move the focus if the button that made the value disappeared with the focus.
  useEffect(() => {
    if (isResult && document.activeElement === document.body) button.current?.focus()
  }, [isResult])

  async function copy() {
    const isCopied = await copyText(value)
    if (!isCopied) {
      field.current?.focus()
      field.current?.select()
    }
    setStatus({ value, note: isCopied ? texts.copied : texts.notCopied })
  }

  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={texts.label} className="min-w-56 flex-1">
          {(control) => (
            <input {...control} ref={field} readOnly value={value} className={CONTROL_STYLES} />
          )}
        </Field>
        <Button ref={button} variant="secondary" onClick={() => void copy()}>
          {texts === copyLink && <Link2 aria-hidden="true" className="size-4" />}
          {texts.copy}
        </Button>
      </div>
      {/* A note about a previous value isn't shown. */}
      <p role="status" className="mt-2 min-h-5 text-sm">
        {status.value === value ? status.note : ''}
      </p>
    </>
  )
}
