import { Badge } from '@/components/kit/ui/badge'
import { resourcePage } from '@/components/office/kit/resource/resource-screen'
import { PromotionEnd } from '@/components/office/promo/promotion-end'
import { Example } from '@/components/office/promo/promotion-example'
import { PromotionFields } from '@/components/office/promo/promotion-fields'
import { Countries, Products } from '@/components/office/promo/promotion-scope'
import { promotions as resource } from '@/contract/office/promo/promo'
import { promotions as texts } from '@/messages/office/promo/promo'
import { money } from '@/utils/format'

const BADGES = { running: 'ok', planned: 'plain', used_up: 'warn', ended: 'plain' } as const

const AMOUNT = 'figures text-right'

export const promotions = resourcePage(resource, texts, {
  title: ({ code }) => code,
  heading: ({ code }) => texts.editTitle(code),
  columns: {
    state: ({ state }) => <Badge kind={BADGES[state]}>{texts.state(state)}</Badge>,
    rule: texts.rule,
    window: texts.window,
    uses: texts.uses,
    orders: ({ orders }) => orders,
    revenue: ({ revenue }) => money(revenue),
    net: ({ net }) => money(net),
    discount: ({ discount }) => money(discount),
  },
  shown: {
    title: 'max-md:w-full figures font-medium',
    state: 'max-md:hidden',
    rule: 'max-md:hidden w-full max-w-0 truncate',
    window: 'max-xl:hidden text-ink-soft',
    uses: `max-md:hidden ${AMOUNT}`,
    orders: `max-lg:hidden ${AMOUNT}`,
    revenue: `max-md:hidden ${AMOUNT}`,
    net: `max-lg:hidden ${AMOUNT}`,
    discount: `max-md:hidden ${AMOUNT}`,
  },
  card: ['rule', texts.card, 'state'],
  layout: PromotionFields,
  controls: { product_ids: Products, country_ids: Countries },
  head: ({ state }, mayWrite) =>
    mayWrite && state === 'ended' && <p className="mb-3">{texts.restart}</p>,
  below: (form) => <Example form={form} />,
  actions: ({ code, state }, onDone) =>
    state !== 'ended' && <PromotionEnd code={code} onEnded={onDone} />,
})
