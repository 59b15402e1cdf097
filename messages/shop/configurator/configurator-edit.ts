import type { ConfiguratorMode } from '@/domain/kit/constants'

import type { ToastText } from '@/messages/kit/toast-text'

type EditMode = Exclude<ConfiguratorMode, 'CNM'>

/** Texts of the configurator in its edit modes (spec §4 Modes). */
export const editTexts = {
  loading: 'Loading your bike…',
  signedOut: 'This bike belongs to an account. Please log in to edit it.',
  logIn: 'Log in',
  incomplete: 'This link doesn’t say which bike to edit.',
  gone: 'This bike isn’t in your cart anymore.',
  title: {
    CECM: 'You’re editing a bike in your cart.',
    CEUM: 'You’re editing a bike you’ve ordered.',
    CEOM: 'You’re upgrading a bike you’ve ordered.',
  } satisfies Record<EditMode, string>,
  hint: {
    CECM: 'The bike in your cart stays the same until you save.',
    CEUM: 'We haven’t started building yet. You can swap any part for a more expensive one and pay the difference. The frame size stays the same.',
    CEOM: 'We haven’t started building yet. You can still add these parts and pay the difference.',
  } satisfies Record<EditMode, string>,
  /** An upgrade without added parts changes only the color. */
  inCart: (titles: readonly string[]) =>
    titles.length === 0
      ? 'An upgrade of this bike is already in your cart.'
      : `Already in your cart: ${titles.join(', ')}.`,
  anew: (bike: string) => `Configure a new ${bike}`,
  back: 'Back to your bike',
  priceLines: { now: 'Bike with your changes', ordered: 'Bike as ordered' },
} as const

export const editToasts = {
  saved: (): ToastText => ({ kind: 'success', text: 'Your changes are saved to the cart.' }),
} as const
