import type { DialogRequest } from '@/messages/kit/dialogs'

export const bikeCopy = {
  open: 'Copy this bike',
  section: 'Copy',
  hint: 'The copy has the same sizes, colors, parts, prices and rules, and what fits this bike fits it. It’s a draft, its frames have empty shelves, and it has torques and manual of this bike.',
  title: 'Name',
  titleFault: 'Enter a name.',
  slug: 'Address',
  slugHint: 'Stands in the address of its page, and never changes.',
  slugFault: 'Enter small letters, digits and hyphens, for example nyx-2.',
  draft: 'Draft',
  draftTitle: 'This bike is a draft',
  draftHint:
    'Shoppers don’t see it. Change what you like, then tick “Offered” and check the change, now or at an hour. It can’t become a draft again.',
  offer: 'Offered',
  looks: 'How it looks',
  drawn: (title: string, color: string) => `${title} in ${color}`,
  color: 'Color',
  from: 'From',
  remove: 'Remove this draft',
  preview: {
    title: 'Preview',
    open: 'Try it in the configurator',
    openHint: 'As it was last saved. The address works for one to two hours.',
    opening: 'Opening the configurator…',
    offered: 'This bike is offered: the shop shows it.',
  },
} as const

export const removeBikeDialog = (title: string) =>
  ({
    title: `Remove ${title}?`,
    message: 'Its sizes, colors, parts and rules are removed with it. This can’t be undone.',
    icon: 'trash',
    type: 'wide',
    primaryButtonType: 'danger',
    primaryButton: 'Remove',
    secondaryButton: 'Keep it',
  }) as const satisfies DialogRequest
