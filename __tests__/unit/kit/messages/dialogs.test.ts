import { dialogs, type DialogRequest } from '@/messages/kit/dialogs'

const MEMBERS = ['Register', 'Login'] as const
const DELETE_DATA = [
  'Are you sure?',
  'All your data for this address will be deleted from our servers permanently. This action is not reversible.',
  'Delete',
  'Cancel',
] as const

/** spec §4 Dialogs, verbatim: title, message, primary button, secondary button. */
const specified: Record<keyof typeof dialogs, readonly [string, string, string, string]> = {
  likePost: ['Join us to share the love', 'Only logged in users can like a post', ...MEMBERS],
  likeComment: ['Join us to share the love', 'Only logged in users can like a comment', ...MEMBERS],
  replyToPost: ['Join us to speak', 'Only logged in users can reply to a post', ...MEMBERS],
  replyToComment: ['Join us to speak', 'Only logged in users can reply to a comment', ...MEMBERS],
  deleteComment: ['Are you sure?', 'This comment will be deleted permanently.', 'Delete', 'Cancel'],
  deleteThread: ['Are you sure?', 'This thread will be deleted permanently.', 'Delete', 'Cancel'],
  hideThread: [
    'Are you sure?',
    'This thread will be hidden. Only admins and the author will be able to see this thread. You can make it visible any time.',
    'Hide',
    'Cancel',
  ],
  showThread: [
    'Are you sure?',
    'This thread will be visible for everyone. You can still hide it in the future.',
    'Show',
    'Cancel',
  ],
  closeTicket: ['Are you sure?', 'Tickets can be opened again by admins.', 'Close', 'Cancel'],
  deleteAddress: DELETE_DATA,
  deletePaymentRecord: DELETE_DATA,
}

const each = Object.entries(dialogs) as [keyof typeof dialogs, DialogRequest][]

describe('dialogs', () => {
  it.each(each)('%s says what the specification says', (name, dialog) => {
    const { title, message, primaryButton, secondaryButton } = dialog
    expect([title, message, primaryButton, secondaryButton]).toEqual(specified[name])
    expect(dialog.type).toBe('wide')
  })

  it('whatever deletes, hides or closes is marked as dangerous', () => {
    const dangerous = each.filter(([, { primaryButtonType }]) => primaryButtonType === 'danger')
    expect(dangerous.map(([name]) => name)).toEqual(
      each.map(([name]) => name).filter((name) => /^(delete|hide|close)/.test(name)),
    )
  })
})
