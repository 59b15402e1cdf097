import { OFFICE_KEYS } from '@/utils/office-keys'
import type { ShopSettings } from '@/contract/office/settings/settings'

import { ASSEMBLY_KM_RANGE } from '@/domain/community/dealers/dealers'
import { METRIC, type Unit } from '@/domain/kit/constants'
import { readFields, typedFields } from '@/domain/kit/text-field'
import { SAFETY_FIELDS } from '@/domain/office/settings/safety-settings'

import { useAction } from '@/hooks/kit/use-action'
import { useEdit } from '@/hooks/kit/use-edit'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { validateFields } from '@/hooks/office/kit/validate-fields'
import { shopSettings as texts } from '@/messages/office/settings/shop-settings'

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

const typedSafety = ({ safety: { seen, ...values } }: ShopSettings) => ({
  ...typedFields(SAFETY_FIELDS, values),
  version: seen,
})

export function useSafetyForm({ settings, onSaved, onChanged }: SettingsFormOptions) {
  return useEdit({
    saved: typedSafety(settings),
    draftKey: `${OFFICE_KEYS.settingsDraft}_safety`,
    check: (typed) => validateFields(SAFETY_FIELDS, typed),
    conflict: 'settings_changed',
    send: (services, { version, ...typed }) =>
      services.settings.setSafety({ ...readFields(SAFETY_FIELDS, typed).values, seen: version }),
    toFormValues: typedSafety,
    onSaved,
    onChanged,
  })
}

export function useOpening({ settings, onSaved, onChanged }: SettingsFormOptions) {
  const { run, isRunning, error } = useAction(({ settings: service }, is_open: boolean) =>
    service.setOpening({ is_open, seen: settings.opening.seen }),
  )
  return {
    ...{ isRunning, error },
    set: async (is_open: boolean) => {
      const done = await run(is_open)
      if (done) onSaved(done.answer)
      else onChanged()
    },
  }
}

const typedCsv = ({ csv: { seen, ...format } }: ShopSettings) => ({ ...format, version: seen })

export function useCsvForm({ settings, onSaved, onChanged }: SettingsFormOptions) {
  return useEdit({
    saved: typedCsv(settings),
    draftKey: `${OFFICE_KEYS.settingsDraft}_csv`,
    conflict: 'settings_changed',
    send: (services, { version, ...format }) =>
      services.settings.setCsv({ ...format, seen: version }),
    toFormValues: typedCsv,
    onSaved,
    onChanged,
  })
}

const KM_PER_MILE = 1.609344

/** Edits the distance in the unit that the user reads; the server stores km. */
export function useAssemblyForm({ settings, onSaved, onChanged }: SettingsFormOptions, unit: Unit) {
  const perKm = unit === METRIC ? 1 : 1 / KM_PER_MILE
  const typed = ({ assembly: { max_km, seen } }: ShopSettings) => ({
    max_km: String(Math.round(max_km * perKm)),
    version: seen,
  })
  const toKm = (text: string) => Math.round((Number(text) / perKm) * 10) / 10
  const { min, max } = ASSEMBLY_KM_RANGE
  return useEdit({
    saved: typed(settings),
    draftKey: `${OFFICE_KEYS.settingsDraft}_assembly_${unit}`,
    check: (form) => {
      const km = toKm(form.max_km)
      return km >= min && km <= max ? {} : { max_km: texts.assemblyFault }
    },
    conflict: 'settings_changed',
    send: (services, { max_km, version }) =>
      services.settings.setAssembly({ max_km: toKm(max_km), seen: version }),
    toFormValues: typed,
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

const typedRegion = ({ region: { seen, week_start, ...texts } }: ShopSettings) => ({
  ...{ ...texts, week_start: String(week_start), version: seen },
})

export function useRegionForm({ settings, onSaved, onChanged }: SettingsFormOptions) {
  return useEdit({
    saved: typedRegion(settings),
    draftKey: `${OFFICE_KEYS.settingsDraft}_region`,
    conflict: 'settings_changed',
    send: (services, { version, week_start, ...typed }) =>
      services.settings.setRegion({
        ...typed,
        week_start: week_start === '7' ? 7 : 1,
        seen: version,
      }),
    toFormValues: typedRegion,
    onSaved,
    onChanged,
  })
}
