import type { NoticeKind } from '@/domain/community/forum/forum-notices'
import type { Letter } from '@/server/kernel/mail/letter'

interface Digest {
  news: readonly { kind: NoticeKind; title: string; actor: string | null }[]
  /** Number of all notifications, including those not listed. */
  count: number
  url: string
  unsubscribe: string
}

const SENTENCES: Record<NoticeKind, (name: string) => string> = {
  mention: (name) => `${name} mentioned you`,
  reply: (name) => `${name} quoted you`,
  watched: (name) => `${name} replied`,
  solved: (name) => `${name} marked your post as the solution`,
  thread: (name) => `${name} started a thread`,
}

/** Renders unread notifications: who did what in which thread, without text of the posts. */
export function forumDigest({ news, count, url, unsubscribe }: Digest): Letter {
  const text = count === 1 ? '1 new notification' : `${count} new notifications`
  const rest = count - news.length
  return {
    subject: `${text} in our forum`,
    title: `${text} in the forum`,
    preview: news.map(({ title }) => title).join(', '),
    paragraphs: rest > 0 ? [`Here are the latest ${news.length}.`] : [],
    tables: [
      {
        title: 'What’s new',
        rows: news.map(({ kind, title, actor }) => [SENTENCES[kind](actor ?? 'Someone'), title]),
      },
    ],
    action: { label: 'Read them', url },
    closing: 'You choose on the notifications page of your account how often we send this.',
    unsubscribe,
  }
}
