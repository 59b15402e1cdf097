import { OFFICE_KEYS } from '@/utils/office-keys'
import type { ShopSettings } from '@/contract/office/settings/settings'

import { useAction } from '@/hooks/kit/use-action'
import { useEdit } from '@/hooks/kit/use-edit'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'

export type { SampleCounts, ShopSettings } from '@/contract/office/settings/settings'

export function useShopSettings() {
  return useStaleIfErrorRequest('settings', ({ settings }) => settings.read())
}

export function useSamples() {
  const request = useStaleIfErrorRequest('samples', ({ settings }) => settings.samples())
  const { run, isRunning, error } = useAction(({ settings }) => settings.removeSamples())
  return {
    ...{ request, isRunning, error },
    remove: async () => {
      const done = await run()
      if (done) request.set(done.answer)
      return done !== null
    },
  }
}

interface SettingsFormOptions {
  settings: ShopSettings
  onSaved: (settings: ShopSettings) => void
  onChanged: () => void
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const typedShop = ({ shop: { name, address, vat_id, email, seen } }: ShopSettings) => ({
  ...{ name, vat_id, email, version: seen },
  address: address.join('\n'),
})

export function useShopForm({ settings, onSaved, onChanged }: SettingsFormOptions) {
  return useEdit({
    saved: typedShop(settings),
    draftKey: `${OFFICE_KEYS.settingsDraft}_shop`,
    conflict: 'settings_changed',
    send: (services, { address, version, ...typed }) =>
      services.settings.setShop({ ...typed, address: linesOf(address), seen: version }),
    toFormValues: typedShop,
    onSaved,
    onChanged,
  })
}

const typedMethods = ({ methods, methods_seen }: ShopSettings) => ({
  shown: methods
    .filter(({ is_shown }) => is_shown)
    .map(({ id }) => id)
    .join(' '),
  version: methods_seen,
})

export function useMethodsForm({ settings, onSaved, onChanged }: SettingsFormOptions) {
  const controls = useEdit({
    saved: typedMethods(settings),
    draftKey: `${OFFICE_KEYS.settingsDraft}_ways`,
    conflict: 'settings_changed',
    send: (services, { shown, version }) =>
      services.settings.setMethods({ shown: shown.split(' ').filter(Boolean), seen: version }),
    toFormValues: typedMethods,
    onSaved,
    onChanged,
  })
  const shown = controls.form.shown.split(' ').filter(Boolean)
  return {
    ...controls,
    isShown: (id: string) => shown.includes(id),
    toggle: (id: string) => {
      const next = settings.methods
        .map((one) => one.id)
        .filter((one) => shown.includes(one) !== (one === id))
      controls.type({ shown: next.join(' ') })
    },
  }
}
