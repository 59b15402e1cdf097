import { resourcePage } from '@/components/office/kit/resource/resource-screen'
import { BikeSelect, Conditions, CountrySelect } from '@/components/office/segments/conditions'
import { FormCount, SegmentCount } from '@/components/office/segments/segment-count'
import { segments as resource } from '@/contract/office/segments/segments'
import { segments as texts } from '@/messages/office/segments/segments'

export const segments = resourcePage(resource, texts, {
  title: ({ name }) => name,
  columns: {
    conditions: (segment) => <Conditions segment={segment} />,
    count: (segment) => <SegmentCount segment={segment} />,
  },
  shown: {
    title: 'max-md:w-full md:max-w-96 md:truncate',
    conditions: 'max-md:hidden w-full max-w-0 truncate text-ink-soft',
    count: 'text-right',
  },
  card: ['conditions'],
  wide: ['name'],
  controls: { bike: BikeSelect, country_id: CountrySelect },
  below: (form) => <FormCount form={form} />,
})
