import { Badge } from '@/components/kit/ui/badge'
import { resourcePage } from '@/components/office/kit/resource/resource-screen'
import { KeySecret } from '@/components/office/keys/key-secret'
import { PermissionChoices } from '@/components/office/keys/permission-choices'
import { keys as resource } from '@/contract/office/keys/keys'
import { keys as texts } from '@/messages/office/keys/keys'

const BADGES = {
  active: 'ok',
  unmade: 'plain',
  expired: 'warn',
  orphaned: 'warn',
  revoked: 'plain',
} as const

export const keys = resourcePage(resource, texts, {
  title: ({ name }) => name,
  staysOpen: true,
  isFinal: ({ state }) => state === 'revoked',
  columns: {
    state: (one) => <Badge kind={BADGES[one.state]}>{texts.stateOf(one)}</Badge>,
    hint: ({ hint }) => hint ?? '–',
    permissions: texts.permissionsOf,
    maker: texts.maker,
    used: texts.used,
    expires: texts.expires,
  },
  shown: {
    state: 'max-md:hidden',
    hint: 'max-lg:hidden font-mono text-ink-soft',
    permissions: 'max-lg:hidden text-ink-soft',
    maker: 'max-xl:hidden text-ink-soft',
    used: 'max-md:hidden text-ink-soft',
    expires: 'max-xl:hidden text-ink-soft',
  },
  card: [texts.permissionsOf, texts.usedOnCard, 'state'],
  head: (entry) => (
    <>
      {texts.notes[entry.state] && <p className="mb-3">{texts.notes[entry.state]}</p>}
      {entry.state === 'active' && entry.lacking.length > 0 && (
        <p className="mb-3">{texts.lacking(entry)}</p>
      )}
      {entry.hint !== null && entry.state !== 'revoked' && <p className="mb-3">{texts.widening}</p>}
    </>
  ),
  controls: { permissions: PermissionChoices },
  layout: ({ field }) => (
    <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {field('name')}
      {field('ip_ranges', 'sm:col-span-2')}
      {field('expires_at')}
      {field('permissions', 'col-span-full')}
    </div>
  ),
  after: (entry, onChanged) => <KeySecret key={entry.id} {...{ entry, onChanged }} />,
})
