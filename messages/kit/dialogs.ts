/** Request to the modal host (spec §3 Modal request), which returns the answer as a promise. */
export interface DialogRequest {
  title: string
  message: string
  icon: 'heart' | 'reply' | 'trash' | 'eye' | 'eye-off' | 'lock' | 'info'
  /** `wide` has two buttons, `alert` only the primary one. */
  type: 'wide' | 'alert'
  primaryButtonType: 'danger' | 'default'
  primaryButton: string
  secondaryButton: string
}

const joinToLike = {
  title: 'Join us to share the love',
  icon: 'heart',
  type: 'wide',
  primaryButtonType: 'default',
  primaryButton: 'Register',
  secondaryButton: 'Login',
} as const

const joinToReply = { ...joinToLike, title: 'Join us to speak', icon: 'reply' } as const

const deletion = {
  title: 'Are you sure?',
  icon: 'trash',
  type: 'wide',
  primaryButtonType: 'danger',
  primaryButton: 'Delete',
  secondaryButton: 'Cancel',
} as const

const deletedForEver =
  'All your data for this address will be deleted from our servers permanently. This action is not reversible.'

/** All dialogs of spec §4 Dialogs. */
export const dialogs = {
  likePost: { ...joinToLike, message: 'Only logged in users can like a post' },
  likeComment: { ...joinToLike, message: 'Only logged in users can like a comment' },
  replyToPost: { ...joinToReply, message: 'Only logged in users can reply to a post' },
  replyToComment: { ...joinToReply, message: 'Only logged in users can reply to a comment' },
  deleteComment: { ...deletion, message: 'This comment will be deleted permanently.' },
  deleteThread: { ...deletion, message: 'This thread will be deleted permanently.' },
  hideThread: {
    title: 'Are you sure?',
    message:
      'This thread will be hidden. Only admins and the author will be able to see this thread. You can make it visible any time.',
    icon: 'eye-off',
    type: 'wide',
    primaryButtonType: 'danger',
    primaryButton: 'Hide',
    secondaryButton: 'Cancel',
  },
  showThread: {
    title: 'Are you sure?',
    message: 'This thread will be visible for everyone. You can still hide it in the future.',
    icon: 'eye',
    type: 'wide',
    primaryButtonType: 'default',
    primaryButton: 'Show',
    secondaryButton: 'Cancel',
  },
  closeTicket: {
    title: 'Are you sure?',
    message: 'Tickets can be opened again by admins.',
    icon: 'lock',
    type: 'wide',
    primaryButtonType: 'danger',
    primaryButton: 'Close',
    secondaryButton: 'Cancel',
  },
  deleteAddress: { ...deletion, message: deletedForEver },
  deletePaymentRecord: { ...deletion, message: deletedForEver },
} as const satisfies Record<string, DialogRequest>
