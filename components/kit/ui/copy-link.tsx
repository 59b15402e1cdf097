import { Link2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { copyLink as texts } from '@/messages/kit/copy-link'

import { Button } from './button'
import { CONTROL_STYLES } from './control-styles'
import { Field } from './field'

interface CopyLinkProps {
  link: string
  /** Whether a press made the link, in contrast to one that belongs to the page. */
  isResult?: boolean
}

/** Shows a link with a copy button; selects the link if the browser denies clipboard access. */
export function CopyLink({ link, isResult = true }: CopyLinkProps) {
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [status, setSaid] = useState({ link: '', note: '' })

  // Move the focus if the button that made the link disappeared with the focus.
  useEffect(() => {
    if (isResult && document.activeElement === document.body) button.current?.focus()
  }, [isResult])

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setSaid({ link, note: texts.copied })
    } catch {
      field.current?.focus()
      field.current?.select()
      setSaid({ link, note: texts.notCopied })
    }
  }

  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={texts.link} className="min-w-56 flex-1">
          {(control) => (
            <input {...control} ref={field} readOnly value={link} className={CONTROL_STYLES} />
          )}
        </Field>
        <Button ref={button} variant="secondary" onClick={() => void copy()}>
          <Link2 aria-hidden="true" className="size-4" />
          {texts.copy}
        </Button>
      </div>
      {/* A note about a previous link isn't shown. */}
      <p role="status" className="mt-2 min-h-5 text-sm">
        {status.link === link ? status.note : ''}
      </p>
    </>
  )
}
