import { picturesOf } from '@/domain/kit/brand'
import { pageBrand } from '@/domain/kit/page-brand'
import { SUPPORT_HOURS } from '@/domain/kit/constants'
import { DEFAULT_BRAND } from '@/utils/default-brand'
import { environmentSettings } from '@/utils/environment-settings'
import { publicSettings, type PublicSettings } from '@/utils/public-settings'

const BIKES = new Map([
  ['/configurator/nireeka-prime', 'Nireeka Prime'],
  ['/configurator/nireeka-homie', 'Nireeka Homie'],
  ['/configurator/nyx', 'Nyx'],
])

export const TEST_BRAND = pageBrand(DEFAULT_BRAND, picturesOf(null), (href) => BIKES.get(href))

/** Applies the settings that pages/_app.tsx puts into each page, in jsdom. */
export function bringSettings(): void {
  const { support, ...others } = environmentSettings({ NODE_ENV: 'test' })
  const settings = {
    ...others,
    brand: TEST_BRAND,
    support: { ...support, hours: SUPPORT_HOURS },
  }
  Object.assign(window, { __NEXT_DATA__: { props: { settings } } })
}

/** Applies other settings to the page in jsdom; returns a function that restores them. */
export function withSettings(settings: Partial<PublicSettings>): () => void {
  const page = window as unknown as { __NEXT_DATA__: { props: { settings: PublicSettings } } }
  const { props } = page.__NEXT_DATA__
  const before = publicSettings()
  props.settings = { ...before, ...settings }
  return () => void (props.settings = before)
}
