import { LONGEST_BUILD_NAME, MOST_SAVED_BUILDS } from '@/domain/account/saved-builds/saved-builds'
import { dateLong, money } from '@/utils/format'
import type { Cents } from '@/domain/kit/money'

export const savedBuilds = {
  title: 'My builds',
  lead: 'Bikes that you saved, with what they cost today and when they would arrive.',
  empty: 'No saved builds yet',
  emptyHint: 'Configure a bike and save it here, or save one from a link or a comparison.',
  configure: 'Configure a bike',
  saved: (at: string) => `Saved on ${dateLong(at)}`,
  price: 'Price today',
  was: (price: Cents) => `${money(price)} when saved`,
  delivery: 'Delivery',
  noDelivery: 'Not available',
  state: {
    offered: null,
    changed: 'Needs a change',
    sold_out: 'Sold out',
    ended: 'No longer sold',
  },
  unchanged: 'Nothing has changed since you saved it.',
  changes: 'What has changed since',
  open: 'Open in the configurator',
  rename: 'Rename',
  remove: 'Remove',
  of: (name: string) => `: ${name}`,
  name: 'Name',
  nameFault: `Please enter a name of up to ${LONGEST_BUILD_NAME} characters.`,
  saveName: 'Save name',
  cancel: 'Cancel',
  renamed: 'Name saved.',
  removed: 'Build removed.',
  full: `You’ve saved ${MOST_SAVED_BUILDS} builds, which is the limit. Remove one to save another.`,
  reminders: 'Email me once about a build that I haven’t ordered a week after saving it',
  remindersFailed: 'We couldn’t save that.',
} as const

export const removeBuildDialog = {
  title: 'Are you sure?',
  message: 'This build will be removed from your account. Links to it still work.',
  icon: 'trash',
  type: 'wide',
  primaryButtonType: 'danger',
  primaryButton: 'Remove',
  secondaryButton: 'Cancel',
} as const

/** Page that the link of an email opens. */
export const endReminders = {
  title: 'Turn off emails about saved builds',
  lead: 'One click, and we stop emailing you about builds that you saved. They stay in your account.',
  submit: 'Turn off emails',
  doneTitle: 'Emails about saved builds are off',
  done: 'We won’t email you about saved builds anymore.',
  invalid: 'Please use the link in our latest email, or write to us and we’ll take care of it.',
} as const
