import type { ReactNode } from 'react'

import type { ContentNode } from '@/domain/shop/content/content'

import * as styles from './letter-styles'

/** Renders free text as HTML for mail clients, with one inline style per element. */
export function LetterBody({ nodes }: { nodes: readonly ContentNode[] }): ReactNode {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node
    const { tag: Tag, href, start, children } = node
    const style = Object.hasOwn(styles.written, Tag) ? styles.written[Tag] : undefined
    if (Tag === 'br' || Tag === 'hr') return <Tag key={index} style={style} />
    if (Tag === 'img') {
      const { src, alt, width, height } = node
      // eslint-disable-next-line @next/next/no-img-element -- a mailbox has no optimizer
      return <img key={index} {...{ src, alt, width, height, style }} />
    }
    const inside = <LetterBody nodes={children} />
    if (Tag === 'a') {
      return (
        <a key={index} href={href} style={style}>
          {inside}
        </a>
      )
    }
    if (Tag === 'ol') {
      return (
        <ol key={index} start={start} style={style}>
          {inside}
        </ol>
      )
    }
    return (
      <Tag key={index} style={style}>
        {inside}
      </Tag>
    )
  })
}
