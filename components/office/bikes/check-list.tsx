import { Checkbox } from '@/components/kit/ui/checkbox'

interface CheckListProps<Value extends string | number> {
  legend: string
  /** Prefix of the checkboxes' names. */
  name: string
  options: readonly { value: Value; title: string }[]
  chosen: readonly Value[]
  fault?: string | undefined
  onChange: (chosen: Value[]) => void
}

export function CheckList<Value extends string | number>({
  legend,
  name,
  options,
  chosen,
  fault,
  onChange,
}: CheckListProps<Value>) {
  return (
    <fieldset className="sm:col-span-2">
      <legend className="text-xs text-ink-soft">{legend}</legend>
      <div className="flex flex-wrap gap-x-6">
        {options.map(({ value, title }) => (
          <Checkbox
            key={value}
            label={title}
            name={`${name}-${value}`}
            aria-invalid={fault ? true : undefined}
            checked={chosen.includes(value)}
            onChange={({ target }) => {
              const rest = chosen.filter((one) => one !== value)
              onChange(target.checked ? [...rest, value] : rest)
            }}
          />
        ))}
      </div>
      {fault && <p className="text-bad">{fault}</p>}
    </fieldset>
  )
}
