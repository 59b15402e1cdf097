import { Link2 } from 'lucide-react'

import { useCopy } from '@/hooks/kit/use-copy'
import { copyLink as texts } from '@/messages/kit/copy-field'

import { Button } from './button'
import { CONTROL_STYLES } from './control-styles'
import { Field } from './field'

/** Shows a link that a press made, with a copy button. */
export function CopyField({ value }: { value: string }) {
  const { field, button, copy, note } = useCopy({ value, texts, isResult: true })
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={texts.label} className="min-w-56 flex-1">
          {(control) => (
            <input {...control} ref={field} readOnly value={value} className={CONTROL_STYLES} />
          )}
        </Field>
        <Button ref={button} variant="secondary" onClick={() => void copy()}>
          <Link2 aria-hidden="true" className="size-4" />
          {texts.copy}
        </Button>
      </div>
      <p role="status" className="mt-2 min-h-5 text-sm">
        {note}
      </p>
    </>
  )
}
