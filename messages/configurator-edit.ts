import type { ConfiguratorMode } from '@/domain/constants'

import type { ToastText } from './toasts'

type EditMode = Exclude<ConfiguratorMode, 'CNM'>

/** What the configurator says while something is edited (spec §4 Modes). */
export const editTexts = {
  loading: 'Opening what you change.',
  signedOut: 'What you want to change belongs to an account. Please log in to open it.',
  logIn: 'Login',
  incomplete: 'This link does not say which bike is to be changed.',
  title: {
    CECM: 'You are changing a bike in your cart.',
    CEUM: 'You are changing a bike that you have ordered.',
    CEOM: 'You are upgrading a bike that you have ordered.',
  } satisfies Record<EditMode, string>,
  hint: {
    CECM: 'The cart keeps the bike as it is until you save.',
    CEUM: 'The factory has not begun: every part can be exchanged for a dearer one, and you pay the difference. The frame keeps its size.',
    CEOM: 'The factory has not begun: these parts can still be added, and you pay the difference.',
  } satisfies Record<EditMode, string>,
  inCart: (titles: string) => `In your cart already: ${titles}.`,
  anew: (bike: string) => `Configure a new ${bike}`,
  back: 'Back to your bike',
  priceLines: { now: 'Bike with your changes', ordered: 'Bike as ordered' },
} as const

export const editToasts = {
  saved: (): ToastText => ({ kind: 'success', text: 'Your changes are in the cart.' }),
} as const
