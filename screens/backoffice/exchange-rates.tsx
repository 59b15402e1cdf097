import { resourcePage } from '@/components/office/kit/resource/resource-screen'
import { exchangeRates as resource } from '@/contract/office/taxes/exchange-rates'
import { exchangeRates as texts } from '@/messages/office/taxes/exchange-rates'

export const exchangeRates = resourcePage(resource, texts, {
  title: (one) => `${one.currency}, ${texts.day(one)}`,
  columns: { rate: texts.rate, day: texts.day, source: ({ source }) => source },
  shown: {
    rate: 'max-md:hidden text-right figures',
    day: 'hidden',
    source: 'max-md:hidden text-ink-soft',
  },
  card: ['rate', 'source'],
})
