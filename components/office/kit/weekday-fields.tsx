import { DenseField } from '@/components/office/kit/dense-field'
import { WEEKDAYS, weekHours } from '@/domain/office/dealers/dealer-form'
import { dealerships as texts } from '@/messages/office/dealers/dealers'

interface WeekdayFieldsProps {
  /** Hours of a week, a line per weekday. */
  text: string
  /** Maximum number of intervals a day. */
  most?: number
  fault: string | undefined
  onChange: (text: string) => void
}

/** A field for the hours of each weekday. */
export function WeekdayFields({ text, most, fault, onChange }: WeekdayFieldsProps) {
  const days = text.split('\n')
  const change = (changed: number, hours: string) =>
    onChange(days.map((day, index) => (index === changed ? hours : day)).join('\n'))
  return WEEKDAYS.map((name, index) => (
    <DenseField
      key={name}
      name={name}
      label={texts.weekday(name)}
      maxLength={100}
      value={days[index] ?? ''}
      fault={weekHours(days[index] ?? '', most) === null ? fault : undefined}
      onChange={({ target }) => change(index, target.value)}
    />
  ))
}
