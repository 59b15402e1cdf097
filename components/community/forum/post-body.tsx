import { Fragment } from 'react'

import type { ContentElement, ContentNode } from '@/domain/shop/content/content'
import type { POST_TAGS } from '@/domain/community/forum/forum'
import { pictureOf } from '@/domain/community/forum/forum-pictures'

/** Class names of the allowed elements; any other element renders only its text. */
const LOOK: Record<(typeof POST_TAGS)[number], string> = {
  p: 'mt-4 first:mt-0',
  br: '',
  strong: 'font-semibold',
  em: 'italic',
  s: '',
  code: 'figures text-[0.9em] wrap-anywhere',
  pre: 'mt-4 overflow-x-auto border-l-2 border-line pl-4 figures text-sm first:mt-0',
  blockquote: 'mt-4 border-l-2 border-line-strong pl-4 text-ink-soft first:mt-0',
  ul: 'mt-4 flex list-disc flex-col gap-1 pl-5 marker:text-ink-soft first:mt-0',
  ol: 'mt-4 flex list-decimal flex-col gap-1 pl-5 marker:figures marker:text-ink-soft first:mt-0',
  li: 'pl-1',
  a: 'link',
  img: 'my-2 h-auto max-w-full rounded border border-line',
}

const isKnown = (tag: string): tag is keyof typeof LOOK => Object.hasOwn(LOOK, tag)

/** Renders a post node by node as React elements, so there is no raw HTML to inject. */
export function PostBody({ nodes }: { nodes: readonly ContentNode[] }) {
  return (
    <>
      {nodes.map((node, index) => (
        <Fragment key={index}>{typeof node === 'string' ? node : <Element {...node} />}</Fragment>
      ))}
    </>
  )
}

function Element(element: ContentElement) {
  const { tag: Tag, href = '', start, children } = element
  const inside = children.length > 0 ? <PostBody nodes={children} /> : null
  if (!isKnown(Tag)) return inside
  if (Tag === 'br') return <br />
  if (Tag === 'img') return <Picture {...element} />
  if (Tag === 'a') {
    if (!/^https?:\/\//i.test(href)) return inside
    return (
      <a href={href} rel="nofollow ugc noopener noreferrer" className={`${LOOK.a} wrap-anywhere`}>
        {inside}
      </a>
    )
  }
  if (Tag === 'ol') {
    return (
      <ol start={start} className={LOOK.ol}>
        {inside}
      </ol>
    )
  }
  // Focusable, so that long lines of code can be scrolled with the keyboard.
  if (Tag === 'pre') {
    return (
      <pre tabIndex={0} className={LOOK.pre}>
        {inside}
      </pre>
    )
  }
  return <Tag className={LOOK[Tag] || undefined}>{inside}</Tag>
}

/** Picture uploaded to the shop, with reserved space; for other sources only alt text is rendered. */
function Picture({ src = '', alt = '', width, height }: ContentElement) {
  if (pictureOf(src.split('?')[0] ?? '') === null) return alt
  return (
    // eslint-disable-next-line @next/next/no-img-element -- re-encoded by the shop, and not for everyone
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={LOOK.img}
    />
  )
}
