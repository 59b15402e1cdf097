import type { DialogRequest } from './dialogs'
import type { ToastText } from './toasts'

/** Sharing the page with support, which begins with a visitor's word and ends with it. */
export const cobrowsing = {
  share: 'Share this page with support',
  end: 'End sharing',
  isOn: 'Support sees this page.',
  isPaused: 'Sharing rests here.',
} as const

export const cobrowsingConsent: DialogRequest = {
  title: 'Share this page with support?',
  message:
    'A person of our support sees the pages of this shop as you see them. If you log in, your id, name and e-mail address are told with them. Login, checkout and dashboard are never shown: sharing rests there. You can end it at any time, at the foot of every page.',
  icon: 'eye',
  type: 'wide',
  primaryButtonType: 'default',
  primaryButton: 'Share',
  secondaryButton: 'Cancel',
}

export const cobrowsingToasts = {
  started: (): ToastText => ({ kind: 'success', text: 'Support sees this page now.' }),
  paused: (): ToastText => ({
    kind: 'info',
    text: 'Sharing has stopped: support does not see login, checkout and dashboard.',
  }),
  resumed: (): ToastText => ({ kind: 'info', text: 'Support sees this page again.' }),
  ended: (): ToastText => ({ kind: 'success', text: 'Sharing has ended.' }),
  failed: (): ToastText => ({
    kind: 'error',
    text: 'Sharing could not be started. Nothing was shown to anybody.',
  }),
} as const
