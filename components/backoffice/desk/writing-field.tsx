import type { KeyboardEvent } from 'react'

import { CONTROL_STYLES } from '@/components/ui/control-styles'
import { cx } from '@/components/ui/cx'
import { Field } from '@/components/ui/field'

interface WritingFieldProps {
  label: string
  hint: string
  error: string | undefined
  value: string
  onType: (text: string) => void
  onSend: () => void
}

/** A long text that Ctrl+Enter sends. */
export function WritingField({ label, hint, error, value, onType, onSend }: WritingFieldProps) {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onSend()
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
          className={cx(CONTROL_STYLES, 'py-3')}
        />
      )}
    </Field>
  )
}
