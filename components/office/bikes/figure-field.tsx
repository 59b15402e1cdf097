import { DenseField } from '@/components/office/kit/dense-field'
import type { BikeEditController } from '@/hooks/office/bikes/use-bikes'
import { bikes as texts } from '@/messages/office/bikes/bikes'

interface FigureFieldProps {
  editing: BikeEditController
  label: string
  /** Full accessible name, because the label may be abbreviated. */
  spoken: string
  /** Path of the figure in the bike, for example 'parts.30102.weight'. */
  member: string
  value: number
  className?: string
}

export function FigureField(props: FigureFieldProps) {
  const { editing, label, spoken, member, value, className = 'w-28' } = props
  return (
    <DenseField
      label={label}
      aria-label={spoken}
      name={member}
      inputMode="decimal"
      maxLength={9}
      className={className}
      value={editing.form.typed[member] ?? String(value)}
      fault={editing.isWrong(member) ? texts.figure : undefined}
      onChange={({ target }) => editing.setFigure(member, target.value)}
    />
  )
}
