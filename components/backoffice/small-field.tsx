import { useId } from 'react'

interface SmallFieldProps {
  name: string
  label: string
  value: string
  fault: string | undefined
  inputMode?: 'text' | 'decimal' | 'numeric'
  /** For a label that shows less than it has to say. */
  spoken?: string
  onType: (text: string) => void
}

/** A field of a dense form: its label above it, its fault below. */
export function SmallField(props: SmallFieldProps) {
  const { name, label, value, fault, inputMode = 'text', spoken, onType } = props
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-xs text-ink-soft">
        {label}
      </label>
      <input
        id={id}
        name={name}
        value={value}
        inputMode={inputMode}
        aria-label={spoken}
        autoComplete="off"
        maxLength={inputMode === 'text' ? 500 : 12}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        onChange={({ target }) => onType(target.value)}
        className="block min-h-touch w-full rounded border border-line-strong bg-surface px-2.5 text-sm hover:border-ink aria-invalid:border-bad lg:min-h-9"
      />
      {fault && (
        <p id={`${id}-fault`} className="mt-1 text-bad">
          {fault}
        </p>
      )}
    </div>
  )
}
