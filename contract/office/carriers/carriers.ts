import { fixed, flag, line, optional } from '@/contract/kit/resource/field'
import { resource, type EntryOf } from '@/contract/kit/resource/resource'
import { OWN_VAN, TRACKING_ADDRESS } from '@/domain/shop/orders/parcels'

const CODE = 'Use 2 to 30 letters, digits, or hyphens, such as royal-mail.'
const ADDRESS = 'Enter an address that starts with https:// and has {number} in it once.'

/** Who brings parcels, and where they are followed. */
export const carriers = resource('carriers', {
  nouns: {
    ...{ code: 'carrier', one: 'carrier', a: 'a carrier', many: 'carriers' },
    exists: 'There’s already a carrier with this code. Change that one instead.',
    removal: 'Only one that no parcel has used can be removed.',
    inUse:
      'Your own van and carriers that parcels have used can’t be removed. Turn off “Offered for new parcels” instead.',
  },
  path: '/api/backoffice/carriers',
  read: 'settings.read',
  write: 'settings.write',
  key: 'code',
  fields: {
    title: line(40, { required: 'Enter the carrier’s name.', example: 'Evri' }),
    code: fixed(
      line(30, {
        ...{ required: CODE, pattern: /^[a-z\d][a-z\d-]{1,29}$/, wrong: CODE, isCode: true },
        ...{ example: 'evri', about: 'In lower case; parcels refer to it' },
      }),
    ),
    tracking_address: optional(
      line(300, {
        ...{ pattern: TRACKING_ADDRESS, wrong: ADDRESS },
        example: 'https://www.evri.com/track/parcel/{number}',
        about: 'Page of a parcel, with {number} for its tracking number; null without tracking',
      }),
    ),
    is_offered: flag({ blank: true, about: 'Whether new parcels can be shipped with it' }),
  },
  check: ({ code, tracking_address }) =>
    code === OWN_VAN && tracking_address
      ? { tracking_address: 'Your own van has no tracking. Leave this blank.' }
      : {},
})

export type CarrierEntry = EntryOf<typeof carriers>
