import type { PromotionFormValues } from '@/domain/office/promo/promotion-form'
import type { usePromotionForm } from '@/hooks/office/promo/use-promotions'
import { promotions as texts } from '@/messages/office/promo/promo'

import { DenseField } from '@/components/office/kit/dense-field'

interface PromotionFieldsProps {
  controls: ReturnType<typeof usePromotionForm>
  isNew: boolean
}

const AMOUNT = { inputMode: 'decimal', hint: texts.optional } as const
const COUNT = { inputMode: 'numeric', hint: texts.optional } as const
const MOMENT = { type: 'datetime-local' } as const

export function PromotionFields({ controls: { form, faults, type }, isNew }: PromotionFieldsProps) {
  const field = (
    name: Exclude<keyof PromotionFormValues, 'kinds' | 'products' | 'countries' | 'first'>,
  ) => ({
    name,
    label: texts[name],
    value: form[name],
    fault: faults[name],
    onChange: ({ target }: { target: { value: string } }) => type({ [name]: target.value }),
  })
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-5">
      <DenseField {...field('code')} hint={texts.codeHint} readOnly={!isNew} maxLength={40} />
      <DenseField {...field('percent')} inputMode="decimal" />
      <DenseField {...field('amount')} inputMode="decimal" />
      <DenseField {...field('cap')} {...AMOUNT} />
      <DenseField {...field('threshold')} {...AMOUNT} />
      <DenseField {...field('starts')} {...MOMENT} hint={texts.now} />
      <DenseField {...field('ends')} {...MOMENT} hint={texts.endless} />
      <DenseField {...field('total')} {...COUNT} />
      <DenseField {...field('each')} {...COUNT} />
    </div>
  )
}
