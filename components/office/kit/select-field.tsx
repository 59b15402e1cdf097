import { CompactSelect } from '@/components/office/kit/compact-select'
import { resourceTexts as texts } from '@/messages/office/kit/resource'

interface SelectFieldProps {
  name: string
  label: string
  value: string
  fault: string | undefined
  options: readonly { value: string; title: string }[]
  onChange: (value: string) => void
}

/** A select that is empty until something is chosen. */
export function SelectField({ fault, options, onChange, ...select }: SelectFieldProps) {
  return (
    <div>
      <CompactSelect
        {...select}
        aria-invalid={fault ? true : undefined}
        options={[{ value: '', title: texts.choose }, ...options]}
        onChange={({ target }) => onChange(target.value)}
      />
      {fault && <p className="mt-1 text-sm text-bad">{fault}</p>}
    </div>
  )
}
