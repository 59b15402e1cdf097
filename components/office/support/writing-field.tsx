import type { DragEvent, KeyboardEvent } from 'react'

import { CONTROL_STYLES } from '@/components/kit/ui/control-styles'
import { cx } from '@/components/kit/ui/cx'
import { Field } from '@/components/kit/ui/field'

interface WritingFieldProps {
  label: string
  hint: string
  error: string | undefined
  value: string
  onType: (text: string) => void
  onSend: () => void
  onFiles: (files: File[]) => void
}

/** Text area that Ctrl+Enter submits and that accepts files. */
export function WritingField({
  label,
  hint,
  error,
  value,
  onType,
  onSend,
  onFiles,
}: WritingFieldProps) {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onSend()
  }
  const take = (event: { preventDefault: () => void }, { files }: DataTransfer) => {
    if (files.length === 0) return
    event.preventDefault()
    onFiles(Array.from(files))
  }
  // Without preventDefault on dragover, the browser would open a dropped file.
  const welcome = (event: DragEvent) => {
    if (event.dataTransfer.types.includes('Files')) event.preventDefault()
  }
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <textarea
          {...control}
          name="body"
          rows={7}
          value={value}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={onKey}
          onPaste={(event) => take(event, event.clipboardData)}
          onDragOver={welcome}
          onDrop={(event) => take(event, event.dataTransfer)}
          className={cx(CONTROL_STYLES, 'py-3')}
        />
      )}
    </Field>
  )
}
