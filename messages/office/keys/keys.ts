import { capitalized } from '@/contract/kit/resource/resource'
import type { ResourceTexts } from '@/contract/kit/resource/texts'
import type { Resources } from '@/contract/kit/resources'
import type { ApiKey } from '@/contract/office/keys/keys'
import { PERMISSION_WORDS } from '@/domain/kit/permission-phrases'
import { KEY_PERMISSIONS, type KeyPermission } from '@/domain/kit/permissions'
import type { KeyState } from '@/domain/office/keys/key-state'
import type { DialogRequest } from '@/messages/kit/dialogs'
import { shortMoment } from '@/messages/office/overview/overview'

const STATES: Record<KeyState, string> = {
  active: 'Active',
  unmade: 'No secret yet',
  expired: 'Expired',
  orphaned: 'Maker has no access',
  revoked: 'Revoked',
}

const PERMISSIONS = Object.fromEntries(
  KEY_PERMISSIONS.map((one) => [one, capitalized(PERMISSION_WORDS[one])]),
) as Record<KeyPermission, string>

type Area = KeyPermission extends `${infer Name}.${string}` ? Name : never
const areaOf = (permission: KeyPermission) => permission.split('.')[0] as Area

/** Areas under the titles of the menu’s groups. */
const AREAS: Record<string, readonly Area[]> = {
  'Back office': ['office'],
  'Orders and customers': ['orders', 'payments', 'customers'],
  Products: ['catalog', 'stock'],
  Support: ['support', 'forum'],
  Content: ['content'],
  Marketing: ['marketing'],
  Reports: ['reports'],
  Shop: ['settings', 'system', 'audit'],
}

const GROUPS = Object.entries(AREAS).map(([title, areas]) => ({
  title,
  permissions: KEY_PERMISSIONS.filter((one) => areas.includes(areaOf(one))),
}))

const countOf = (count: number) => (count === 1 ? '1 permission' : `${count} permissions`)

export const keys = {
  title: 'API keys',
  lead: 'With a key, a program such as your accounting or warehouse software can use the shop. A key never does more than the person who made it may do.',
  list: 'API keys',
  none: 'No API keys yet',
  noneHint: 'Add one for each program, so that you can revoke it without stopping the others.',
  found: (count: number) => (count === 1 ? '1 API key' : `${count} API keys`),
  columns: {
    title: 'Name',
    state: 'Status',
    hint: 'Key',
    permissions: 'Permissions',
    maker: 'Made by',
    used: 'Last used',
    expires: 'Expires',
  },
  stateOf: ({ state }: ApiKey) => STATES[state],
  permissionGroups: GROUPS,
  permissionsOf: ({ permissions }: ApiKey) => countOf(permissions.length),
  maker: ({ made_by, made_at }: ApiKey) =>
    made_at ? `${made_by ?? 'Closed account'}, ${shortMoment(made_at)}` : '–',
  used: ({ used_at }: ApiKey) => (used_at ? shortMoment(used_at) : 'Never'),
  usedOnCard: ({ used_at }: ApiKey) => (used_at ? `Used ${shortMoment(used_at)}` : 'Never used'),
  expires: ({ expires_at }: ApiKey) => (expires_at ? shortMoment(expires_at) : 'Never'),
  add: 'Add a key',
  addTitle: 'New API key',
  fields: {
    name: { label: 'Name', hint: 'The program that uses it, such as “Accounting”' },
    permissions: { label: 'What it may do', options: PERMISSIONS },
    ip_ranges: {
      label: 'Only from these addresses',
      hint: 'Addresses or ranges, such as 203.0.113.0/24, with commas between. Leave blank for all.',
    },
    expires_at: { label: 'Expires', hint: 'In the shop’s time zone. Leave blank for never.' },
  },
  saved: (name: string) => `Saved: ${name}.`,
  lacking: ({ lacking }: ApiKey) =>
    `Its maker may no longer do this, so the key can’t either: ${lacking
      .map((one) => PERMISSION_WORDS[one])
      .join(', ')}.`,
  widening:
    'If you allow it more, more addresses or a later end, its secret stops working. Then make a new one with your password.',
  notes: {
    active: null,
    unmade: null,
    expired: 'It expired. Choose a later date, then make a new secret to use it again.',
    orphaned:
      'Who made it left or turned off two-factor authentication. Make a new secret to use it again.',
    revoked: 'It was revoked. Programs that still use it get an error.',
  } satisfies Record<KeyState, string | null>,
  secret: 'Secret',
  secretNone: 'Make the secret, and enter it in the program. It’s shown only once.',
  secretOf: (hint: string) => `The program uses ${hint}.`,
  make: 'Make the secret',
  replace: 'Make a new secret',
  replaceHint: 'The secret in use stops working at once.',
  password: 'Your password',
  passwordMissing: 'Enter your password.',
  cancel: 'Cancel',
  shown: 'Copy the secret now. You won’t see it again.',
  copying: {
    label: 'Secret',
    copy: 'Copy',
    copied: 'Secret copied.',
    notCopied:
      'Your browser wouldn’t let us copy the secret. It’s selected, so you can copy it yourself.',
  },
  revoke: 'Revoke this key',
} as const satisfies ResourceTexts<Resources['keys']> & Record<string, unknown>

export const revokeKeyDialog = (name: string) =>
  ({
    title: `Revoke “${name}”?`,
    message: 'The program that uses it gets an error from now on. This can’t be undone.',
    icon: 'lock',
    type: 'wide',
    primaryButtonType: 'danger',
    primaryButton: 'Revoke',
    secondaryButton: 'Cancel',
  }) as const satisfies DialogRequest
