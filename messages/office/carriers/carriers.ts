import type { ResourceTexts } from '@/contract/kit/resource/texts'
import type { Resources } from '@/contract/kit/resources'
import type { CarrierEntry } from '@/contract/office/carriers/carriers'

export const carriers = {
  title: 'Carriers',
  lead: 'Who brings your parcels, and where buyers track them. A carrier’s name and tracking link are on the order’s page and in emails.',
  list: 'Carriers',
  found: (count: number) => (count === 1 ? '1 carrier' : `${count} carriers`),
  none: 'No carrier yet',
  noneHint: 'Add the ones that bring your parcels.',
  columns: { title: 'Carrier', code: 'Code', tracking: 'Tracking page', offered: 'New parcels' },
  tracking: ({ tracking_address: address }: CarrierEntry) =>
    address?.split('/')[2] ?? 'No tracking',
  offered: ({ is_offered }: CarrierEntry) => (is_offered ? 'Offered' : 'Not offered'),
  add: 'Add',
  addTitle: 'New carrier',
  fields: {
    code: {
      label: 'Code',
      hint: 'Made from the name, for tables and programs. It can’t be changed later.',
    },
    title: { label: 'Name', hint: 'Buyers see it.' },
    tracking_address: {
      label: 'Tracking address',
      hint: 'Starts with https:// and has {number} where the tracking number goes. Leave blank if the carrier has no tracking.',
    },
    is_offered: 'Offered for new parcels',
  },
  toOrder: (number: string) => `Back to order ${number}`,
  order: 'Order',
  orderLead: 'The first carrier that’s offered is chosen for new parcels.',
  saved: (title: string) => `Saved: ${title}.`,
  remove: 'Remove carrier',
  removed: (title: string) => `Removed: ${title}.`,
  undo: 'Undo',
} as const satisfies ResourceTexts<Resources['carriers']> & Record<string, unknown>
