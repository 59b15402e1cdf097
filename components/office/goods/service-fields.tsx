import { readFields } from '@/domain/kit/text-field'
import { SERVICE_FIELDS, type ServiceTexts } from '@/domain/shop/goods/product-fields'
import { productDetails } from '@/messages/office/goods/product-details'

import { CompactSelect } from '@/components/office/kit/compact-select'
import { DenseArea, DenseField } from '@/components/office/kit/dense-field'

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
    fault: faults.includes(name) ? texts.faultOf(name) : undefined,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...service, [name]: target.value }),
  })
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 text-sm font-medium">{texts.title}</legend>
      <DenseArea {...field('standards')} hint={texts.hints.standards} rows={2} />
      <DenseField {...field('standard_equivalent')} hint={texts.hints.standard_equivalent} />
      <DenseArea {...field('tools')} hint={texts.hints.tools} rows={3} />
      <div className="grid gap-4 sm:grid-cols-3">
        <CompactSelect {...field('difficulty')} options={texts.difficulties} />
        {(['minutes', 'wear_interval_km'] as const).map((name) => (
          <DenseField key={name} {...field(name)} inputMode="numeric" />
        ))}
      </div>
    </fieldset>
  )
}
