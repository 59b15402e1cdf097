import { useEffect, useRef, useState } from 'react'

import type { copyLink } from '@/messages/kit/copy-field'
import { copyText } from '@/utils/clipboard'

interface CopyOptions {
  value: string
  texts: Record<keyof typeof copyLink, string>
  /** Whether a press made the value, in contrast to one that belongs to the page. */
  isResult: boolean
}

/** Copies a value, or selects it in its field if the browser denies clipboard access. */
export function useCopy({ value, texts, isResult }: CopyOptions) {
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

  return {
    ...{ field, button, copy },
    /** Result of the last press; a note about a previous value isn't shown. */
    note: status.value === value ? status.note : '',
  }
}
