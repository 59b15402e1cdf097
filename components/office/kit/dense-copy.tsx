import { Button } from '@/components/kit/ui/button'
import { useCopy } from '@/hooks/kit/use-copy'
import { copyLink } from '@/messages/kit/copy-field'

import { DenseField } from './dense-field'

interface DenseCopyProps {
  value: string
  /** Defaults to those of a link. */
  texts?: Record<keyof typeof copyLink, string>
  /** Whether a press made the value, in contrast to one that belongs to the page. */
  isResult?: boolean
  className?: string
}

/** A value with a copy button for dense screens. */
export function DenseCopy(props: DenseCopyProps) {
  const { value, texts = copyLink, isResult = true, className } = props
  const { field, button, copy, note } = useCopy({ value, texts, isResult })
  return (
    <div className={className}>
      <div className="flex flex-wrap items-end gap-3">
        <DenseField
          ref={field}
          label={texts.label}
          readOnly
          value={value}
          className="min-w-56 flex-1"
        />
        <Button ref={button} variant="secondary" size="small" onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </div>
      <p role="status" className="text-sm not-empty:mt-2">
        {note}
      </p>
    </div>
  )
}
