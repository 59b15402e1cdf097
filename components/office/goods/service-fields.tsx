import { CONTROL_STYLES } from '@/components/kit/ui/control-styles'
import { Field, TextField } from '@/components/kit/ui/field'
import { readFields } from '@/domain/kit/text-field'
import { SERVICE_FIELDS, type ServiceTexts } from '@/domain/shop/goods/product-fields'
import { productDetails } from '@/messages/office/goods/product-details'

import { Area } from './product-fields'

const texts = productDetails.service

interface ServiceFieldsProps {
  service: ServiceTexts
  error: string | undefined
  onChange: (service: ServiceTexts) => void
}

export function ServiceFields({ service, error, onChange }: ServiceFieldsProps) {
  const faults = error ? readFields(SERVICE_FIELDS, service).faults : []
  const field = (name: keyof ServiceTexts) => ({
    label: texts.labels[name],
    name,
    value: service[name],
    error: faults.includes(name) ? texts.faultOf(name) : undefined,
  })
  const type = (name: keyof ServiceTexts) => (value: string) =>
    onChange({ ...service, [name]: value })
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 text-sm font-medium">{texts.title}</legend>
      <Area
        {...field('standards')}
        hint={texts.hints.standards}
        rows={2}
        onType={type('standards')}
      />
      <TextField
        {...field('standard_equivalent')}
        hint={texts.hints.standard_equivalent}
        autoComplete="off"
        onChange={({ target }) => type('standard_equivalent')(target.value)}
      />
      <Area {...field('tools')} hint={texts.hints.tools} rows={3} onType={type('tools')} />
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={texts.labels.difficulty}>
          {(control) => (
            <select
              {...control}
              name="difficulty"
              value={service.difficulty}
              onChange={({ target }) => type('difficulty')(target.value)}
              className={CONTROL_STYLES}
            >
              {texts.difficulties.map(({ value, title }) => (
                <option key={value} value={value}>
                  {title}
                </option>
              ))}
            </select>
          )}
        </Field>
        {(['minutes', 'wear_interval_km'] as const).map((name) => (
          <TextField
            key={name}
            {...field(name)}
            autoComplete="off"
            inputMode="numeric"
            onChange={({ target }) => type(name)(target.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}
