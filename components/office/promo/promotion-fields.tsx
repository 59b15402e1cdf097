import type { ReactNode } from 'react'

import type { LayoutProps } from '@/components/office/kit/resource/resource-fields'
import type { promotions } from '@/contract/office/promo/promo'
import { promotions as texts } from '@/messages/office/promo/promo'

/** The fields in the order in which staff decide: what it gives, what it counts for, for whom, when. */
export function PromotionFields({ field }: LayoutProps<typeof promotions>) {
  return (
    <div className="flex flex-col gap-4">
      <Group title={null}>{field('code')}</Group>
      <Group title={texts.groups.benefit}>
        {field('basis_points')}
        {field('amount')}
        {field('free_shipping', 'sm:mt-5 lg:col-span-2')}
        {field('buy_count')}
        {field('free_count')}
        {field('cap', 'lg:col-start-3')}
      </Group>
      <Group title={texts.groups.goods}>
        {field('kinds', 'sm:col-span-2')}
        {field('product_ids', 'sm:col-span-2')}
        {field('threshold')}
      </Group>
      <Group title={texts.groups.customers}>
        {field('is_automatic')}
        {field('members_only')}
        {field('first_order')}
        {field('country_ids', 'col-span-full')}
      </Group>
      <Group title={texts.groups.time}>
        {field('starts_at')}
        {field('ends_at')}
        {field('max_uses_total')}
        {field('max_uses_per_customer')}
      </Group>
    </div>
  )
}

function Group({ title, children }: { title: string | null; children: ReactNode }) {
  return (
    <fieldset className={title === null ? 'min-w-0' : 'min-w-0 border-t border-line pt-3'}>
      {title !== null && <legend className="float-left mb-2 w-full font-medium">{title}</legend>}
      <div className="clear-both grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {children}
      </div>
    </fieldset>
  )
}
