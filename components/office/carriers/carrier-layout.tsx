import { DenseField } from '@/components/office/kit/dense-field'
import type { LayoutProps } from '@/components/office/kit/resource/resource-fields'
import type { carriers } from '@/contract/office/carriers/carriers'
import { titleCode } from '@/domain/kit/title-code'
import { carriers as texts } from '@/messages/office/carriers/carriers'

/** The fields of a carrier. The code of a new one follows its name until someone types another code. */
export function CarrierLayout({ entry, controls, field }: LayoutProps<typeof carriers>) {
  const { form, faults, type } = controls
  const rename = (title: string) => {
    const isOwn = entry === null && form.code === codeOf(String(form.title))
    type({ title, ...(isOwn && { code: codeOf(title) }) })
  }
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <DenseField
        {...texts.fields.title}
        name="title"
        maxLength={40}
        value={String(form.title)}
        fault={faults.title}
        onChange={({ target }) => rename(target.value)}
      />
      {field('code')}
      {field('tracking_address', 'sm:col-span-2')}
      {field('is_offered', 'sm:mt-5')}
    </div>
  )
}

const codeOf = (title: string) => titleCode(title, 30)
