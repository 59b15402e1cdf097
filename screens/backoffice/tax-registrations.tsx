import { Badge } from '@/components/kit/ui/badge'
import { resourcePage } from '@/components/office/kit/resource/resource-screen'
import { CountryCode } from '@/components/office/taxes/country-code'
import { registrations as resource } from '@/contract/office/taxes/registrations'
import { registrations as texts } from '@/messages/office/taxes/registrations'

export const registrations = resourcePage(resource, texts, {
  title: ({ jurisdiction }) => jurisdiction,
  columns: {
    tax: ({ title }) => title,
    rate: texts.rate,
    window: texts.window,
    state: ({ state }) => (
      <Badge kind={state === 'in_force' ? 'ok' : 'plain'}>{texts.states[state]}</Badge>
    ),
  },
  shown: {
    tax: 'max-md:hidden',
    rate: 'max-md:hidden text-right figures',
    window: 'max-md:hidden text-ink-soft',
    state: 'max-md:hidden',
  },
  card: [(one) => `${one.title} ${texts.rate(one)}`, 'window', 'state'],
  wide: ['local_rates'],
  controls: { country_code: CountryCode },
})
