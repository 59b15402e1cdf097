import { ThreadView } from '@/components/community/forum/thread-view'
import { postTree } from '@/server/kernel/markdown/post'

import { aPost, aThread } from '@/__tests__/support/forum/forum-page'
import { HOSTILE } from '@/__tests__/support/hostile-strings'
import { renderApp } from '@/__tests__/support/render-app'

const KNOWN =
  /^(div|a|svg|path|circle|line|polyline|h1|h2|bdi|p|span|time|ol|ul|li|article|header|footer|button|blockquote|br|strong|em|s|code|pre|section|nav)$/

it('hostile names, titles, quotes and posts are drawn as texts', () => {
  for (const text of HOSTILE) {
    const author = { id: 'usr_9', name: text, avatar: null }
    const quote = { number: 1, name: text, text }
    const post = aPost({ author, body: postTree(text), quote })
    const input = aThread({ title: text, author, category: { slug: 'prime', title: text } }, [post])
    const { container, unmount } = renderApp(
      <ThreadView id={7} page={1} initialPage={input} failure={null} />,
      { path: '/forum/thread/7/x' },
    )
    for (const element of container.querySelectorAll('*')) {
      expect(element.tagName.toLowerCase()).toMatch(KNOWN)
      const names = element.getAttributeNames()
      expect(names.filter((name) => /^on|^style$|^src/i.test(name))).toEqual([])
      const href = element.getAttribute('href')
      if (href !== null) expect(href).toMatch(/^(\/(?!\/)|#|https?:\/\/[^/])/i)
      if (href?.startsWith('http')) {
        expect(element.getAttribute('rel')).toBe('nofollow ugc noopener noreferrer')
      }
    }
    unmount()
  }
})
