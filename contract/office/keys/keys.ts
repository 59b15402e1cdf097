import { choice, choices, line, moment, optional, terms } from '@/contract/kit/resource/field'
import { resource, type EntryOf } from '@/contract/kit/resource/resource'
import { readRanges } from '@/domain/kit/ip-range'
import { KEY_PERMISSIONS } from '@/domain/kit/permissions'
import { KEY_STATES } from '@/domain/office/keys/key-state'

const MOST_RANGES = 20

/** Keys by which programs call the API. */
export const keys = resource('keys', {
  nouns: {
    code: 'api_key',
    one: 'API key',
    a: 'an API key',
    many: 'API keys',
  },
  path: '/api/backoffice/keys',
  read: 'staff.manage',
  write: 'staff.manage',
  fields: {
    name: line(80, { required: 'Enter a name.', example: 'Accounting' }),
    permissions: choices(KEY_PERMISSIONS, {
      about:
        'What the key may do, as far as its maker still may. A key that is allowed more, more addresses or a later end loses its secret',
      example: ['office.open', 'orders.read'],
    }),
    ip_ranges: terms(
      { least: 0, most: MOST_RANGES },
      {
        read: readRanges,
        about: 'Addresses that may use it, in CIDR notation; empty for all',
        wrong: `Enter up to ${MOST_RANGES} addresses or ranges, such as 203.0.113.0/24, with commas between.`,
        example: ['203.0.113.0/24', '2001:db8::/32'],
      },
    ),
    expires_at: optional(moment({ about: 'Null: never', example: '2027-12-31T00:00:00.000Z' })),
  },
  computed: {
    state: choice(KEY_STATES, { about: 'Only an `active` key is accepted' }),
    hint: optional(line(20, { about: 'How the key begins and ends', example: 'nk_live_…x9Tq' })),
    made_by: optional(line(200, { about: 'Whose rights limit the key', example: 'Ada Rider' })),
    made_at: optional(moment({ example: '2026-11-20T12:00:00.000Z' })),
    used_at: optional(
      moment({ about: 'Last use, to the minute', example: '2026-11-21T08:00:00.000Z' }),
    ),
    lacking: choices(KEY_PERMISSIONS, {
      about: 'Permissions of the key that its maker lost, so that the key lacks them, too',
      example: [],
    }),
  },
  check: ({ permissions }) =>
    permissions?.length === 0 ? { permissions: 'Choose at least one permission.' } : {},
})

export type ApiKey = EntryOf<typeof keys>
