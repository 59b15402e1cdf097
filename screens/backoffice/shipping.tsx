import { Badge } from '@/components/kit/ui/badge'
import {
  LegalTunes,
  Offered,
  PostcodeFormats,
} from '@/components/office/countries/country-controls'
import { resourcePage } from '@/components/office/kit/resource/resource-screen'
import { shipping as resource } from '@/contract/office/countries/countries'
import { shipping as texts } from '@/messages/office/countries/countries'

export const shipping = resourcePage(resource, texts, {
  title: ({ title }) => title,
  columns: {
    tax: texts.taxOf,
    bike: ({ shipping_bike }) => texts.fee(shipping_bike),
    goods: ({ shipping_goods }) => texts.fee(shipping_goods),
    days: texts.daysOf,
    state: ({ is_offered }) => (
      <Badge kind={is_offered ? 'ok' : 'plain'}>
        {texts.states[is_offered ? 'offered' : 'withdrawn']}
      </Badge>
    ),
  },
  shown: {
    tax: 'max-md:hidden',
    bike: 'max-md:hidden text-right figures',
    goods: 'max-md:hidden text-right figures',
    days: 'max-xl:hidden text-ink-soft',
    state: 'max-md:hidden',
  },
  card: [
    (one) =>
      `${texts.taxOf(one)}, ${texts.columns.bike.toLowerCase()} ${texts.fee(one.shipping_bike)}`,
    'state',
  ],
  wide: ['postcode_formats', 'legal_tunes'],
  controls: {
    postcode_formats: PostcodeFormats,
    legal_tunes: LegalTunes,
    is_offered: Offered,
  },
})
