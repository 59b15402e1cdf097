/** What can go wrong in the forum; part of the one table in `errors.ts`. */
export const FORUM_STATUS = {
  forum_category_not_found: 404,
  forum_thread_not_found: 404,
  forum_thread_locked: 409,
  forum_thread_answered: 409,
  forum_hidden_by_admin: 409,
  forum_silenced: 403,
  forum_limited: 403,
  forum_member_not_found: 404,
  forum_post_not_found: 404,
  forum_opening_post: 409,
  forum_own_post: 409,
  forum_edit_closed: 409,
  forum_quote_wrong: 422,
  forum_repeated: 409,
  forum_picture_wrong: 422,
} as const

export const FORUM_SENTENCE: Record<keyof typeof FORUM_STATUS, string> = {
  forum_category_not_found: 'We couldn’t find this forum category.',
  forum_thread_not_found: 'We couldn’t find this thread.',
  forum_thread_locked: 'This thread is locked, so you can’t reply.',
  forum_limited: 'You’ve reached a limit for new members. Please try again later.',
  forum_silenced: 'You can’t post in the forum right now. Contact us if this is a mistake.',
  forum_member_not_found: 'We couldn’t find this member.',
  forum_hidden_by_admin: 'An administrator hid this thread. Contact us if you want it back.',
  forum_thread_answered: 'You can’t delete this thread because others have replied.',
  forum_post_not_found: 'This post no longer exists.',
  forum_opening_post: 'You can’t delete a thread’s first post. Delete the thread instead.',
  forum_own_post: 'This is your own post.',
  forum_edit_closed: 'You can edit a post for one day after posting it.',
  forum_quote_wrong: 'The post you’re quoting doesn’t contain these words.',
  forum_repeated: 'You just posted the same thing. Please wait five minutes.',
  forum_picture_wrong:
    'We couldn’t find a picture in your text. Please remove it and upload it again.',
}
