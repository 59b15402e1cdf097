import { textOf } from '@/domain/shop/content/content'
import {
  listAddress,
  normalizeText,
  postAddress,
  threadAddress,
} from '@/domain/community/forum/forum'
import type { ForumList } from '@/hooks/community/forum/use-forum-hidden'
import type { ForumAuthor, ForumPage } from '@/hooks/community/forum/use-forum-thread'
import { forum } from '@/messages/community/forum/forum'
import { forumFeed } from '@/messages/community/forum/forum-feed'
import { siteUrl } from '@/utils/site-url'
import { escapeXml } from '@/utils/xml'

interface Entry {
  path: string
  title: string
  author: ForumAuthor
  published: string
  updated: string
  text: string
}

interface Feed {
  title: string
  /** Path of the page that the feed belongs to. */
  path: string
  /** URL of the feed itself. */
  self: string
  entries: Entry[]
}

/** Characters that are illegal in XML, even when escaped. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const clean = (text: string) => escapeXml(text.toWellFormed().replace(FORBIDDEN, ''))
const element = (name: string, text: string) => `<${name}>${clean(text)}</${name}>`

/** Returns the most recently active threads of a category as an Atom feed. */
export function categoryFeed({ threads, category }: ForumList, self: string): string {
  return atomOf({
    title: forumFeed.title(category?.title ?? forum.allThreads),
    path: listAddress(category?.slug ?? null),
    self,
    entries: threads.map((row) => ({
      path: threadAddress(row),
      title: row.title,
      author: row.author,
      published: row.created_at,
      updated: row.last_post_at,
      text: forum.replies(row.replies),
    })),
  })
}

/** Returns the last page of a thread as an Atom feed. Posts that guests can't read are omitted. */
export function threadFeed({ thread, posts }: ForumPage, self: string): string {
  const shown = posts.filter(({ state }) => state === 'shown')
  return atomOf({
    title: forumFeed.title(thread.title),
    path: threadAddress(thread),
    self,
    entries: shown.toReversed().map((post) => ({
      path: postAddress(thread, post.number),
      title: forumFeed.post(post.number, thread.title),
      author: post.author,
      published: post.created_at,
      updated: post.edited_at ?? post.created_at,
      text: normalizeText(textOf(post.body)),
    })),
  })
}

/** Serializes an Atom feed (RFC 4287) with URLs as ids and plain text. */
function atomOf({ title, path, self, entries }: Feed): string {
  const updated = entries.reduce((last, one) => (one.updated > last ? one.updated : last), EPOCH)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    element('title', title),
    element('id', siteUrl(self)),
    `<link rel="self" type="application/atom+xml" href="${clean(siteUrl(self))}"/>`,
    `<link rel="alternate" type="text/html" href="${clean(siteUrl(path))}"/>`,
    element('updated', updated),
    ...entries.map(entryOf),
    '</feed>\n',
  ].join('\n')
}

const EPOCH = new Date(0).toISOString()

function entryOf({ path, title, author, published, updated, text }: Entry): string {
  const address = siteUrl(path)
  return [
    '<entry>',
    element('title', title),
    element('id', address),
    `<link href="${clean(address)}"/>`,
    `<author>${element('name', author?.name ?? forum.deletedMember)}</author>`,
    element('published', published),
    element('updated', updated),
    `<content type="text">${clean(text)}</content>`,
    '</entry>',
  ].join('')
}
