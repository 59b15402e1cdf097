import type { DialogRequest } from '@/messages/kit/dialogs'
import type { ToastText } from '@/messages/kit/toast-text'

export const cobrowsing = {
  share: 'Share this page with support',
  end: 'End sharing',
  isOn: 'Support can see this page.',
  isPaused: 'Sharing is paused here.',
} as const

export const cobrowsingConsent: DialogRequest = {
  title: 'Share this page with support?',
  message:
    'A support agent will see this shop’s pages as you see them. If you log in, they also get your ID, name and email address. They never see login, checkout or your dashboard: sharing pauses there. You can end it any time at the bottom of any page.',
  icon: 'eye',
  type: 'wide',
  primaryButtonType: 'default',
  primaryButton: 'Share',
  secondaryButton: 'Cancel',
}

export const cobrowsingToasts = {
  started: (): ToastText => ({ kind: 'success', text: 'Support can see this page now.' }),
  paused: (): ToastText => ({
    kind: 'info',
    text: 'Sharing is paused. Support can’t see login, checkout or your dashboard.',
  }),
  resumed: (): ToastText => ({ kind: 'info', text: 'Support can see this page again.' }),
  ended: (): ToastText => ({ kind: 'success', text: 'Sharing has ended.' }),
  failed: (): ToastText => ({
    kind: 'error',
    text: 'We couldn’t start sharing. Nothing was shown to anyone.',
  }),
} as const
