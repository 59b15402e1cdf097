import Link from 'next/link'
import { Fragment, type ReactNode } from 'react'

import { cx } from '@/components/kit/ui/cx'
import {
  textOf,
  type ContentElement,
  type ContentNode,
  type ContentTag,
} from '@/domain/shop/content/content'
import { content } from '@/messages/shop/content/content'

/** Class names per element, and the allowlist: any other element renders only its text. */
const LOOK: Record<ContentTag, string> = {
  // The style sheet fits pictures into their column; `width` and `height` reserve their space while they load.
  img: 'my-2 rounded',
  h2: 'mt-16 scroll-mt-24 border-t border-line pt-6 text-3xl first:mt-0',
  h3: 'mt-10 scroll-mt-24 text-xl',
  h4: 'mt-8 font-semibold',
  p: 'mt-4',
  a: 'link',
  strong: 'font-semibold',
  em: 'italic',
  s: '',
  code: 'figures text-[0.9em]',
  pre: 'mt-4 overflow-x-auto border-l-2 border-line pl-4 figures text-sm',
  br: '',
  hr: 'my-10 border-line',
  blockquote: 'mt-6 border-l-2 border-ink pl-5',
  ul: 'mt-4 flex list-disc flex-col gap-2 pl-5 marker:text-ink-soft',
  ol: 'mt-4 flex list-decimal flex-col gap-2 pl-5 marker:figures marker:text-ink-soft',
  li: 'pl-1',
  dl: 'mt-4',
  dt: 'mt-4 font-semibold',
  dd: 'mt-1',
  table: 'w-full border-collapse text-[0.9375rem]',
  thead: '',
  tbody: '',
  tr: 'border-b border-line',
  th: 'py-3 pr-5 text-left align-bottom text-sm font-medium text-ink-soft last:pr-0',
  // On phones, text columns keep a readable width, and wide tables scroll.
  td: 'py-3 pr-5 align-top last:pr-0 max-sm:first:min-w-20 max-sm:[&:not(.figures):nth-child(2)]:min-w-30 max-sm:[&:not(.figures):nth-child(n+3)]:min-w-36',
}

const ALIGN = { left: '', center: 'text-center', right: 'text-right figures whitespace-nowrap' }

export function ContentBody({ nodes }: { nodes: readonly ContentNode[] }) {
  return (
    <>
      {nodes.map((node, index) => (
        <Fragment key={index}>
          {typeof node === 'string' ? (
            node
          ) : node.tag === 'table' ? (
            <ContentTable element={node} under={headingBefore(nodes, index)} />
          ) : (
            <Element {...node} />
          )}
        </Fragment>
      ))}
    </>
  )
}

function Element(element: ContentElement) {
  const { tag: Tag, id, start, align, children } = element
  const inside = children.length > 0 ? <ContentBody nodes={children} /> : null
  if (!Object.hasOwn(LOOK, Tag)) return inside
  if (Tag === 'img') {
    const { src, alt = '', width, height } = element
    // eslint-disable-next-line @next/next/no-img-element -- re-encoded by the shop
    return <img {...{ src, alt, width, height }} loading="lazy" className={LOOK.img} />
  }
  if (Tag === 'br' || Tag === 'hr') return <Tag className={LOOK[Tag]} />
  if (Tag === 'a') return <ContentLink href={element.href ?? ''}>{inside}</ContentLink>
  if (Tag === 'ol') {
    return (
      <ol start={start} className={LOOK.ol}>
        {inside}
      </ol>
    )
  }
  if (Tag === 'th') {
    return (
      <th scope="col" className={cx(LOOK.th, align === 'right' && 'text-right')}>
        {inside}
      </th>
    )
  }
  return (
    <Tag id={id} className={cx(LOOK[Tag], align && ALIGN[align]) || undefined}>
      {inside}
    </Tag>
  )
}

function ContentLink({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith('/')) {
    return (
      <Link href={href} prefetch={false} className={LOOK.a}>
        {children}
      </Link>
    )
  }
  const rel = /^https?:/i.test(href) ? 'noopener noreferrer' : undefined
  return (
    <a href={href} rel={rel} className={LOOK.a}>
      {children}
    </a>
  )
}

/** Returns the heading above a table, which distinguishes tables that have the same columns. */
function headingBefore(nodes: readonly ContentNode[], index: number): string {
  const before = nodes.slice(0, index)
  const heading = before.findLast((node) => typeof node !== 'string' && node.id !== undefined)
  return heading === undefined ? '' : textOf(heading).trim()
}

function elementsOf({ children }: ContentElement): ContentElement[] {
  return children.filter((node) => typeof node !== 'string')
}

/** A table that scrolls sideways on phones, also by keyboard. */
function ContentTable({ element, under }: { element: ContentElement; under: string }) {
  const [head] = elementsOf(element)
  const [row] = head ? elementsOf(head) : []
  const columns = row ? elementsOf(row).map((cell) => textOf(cell).trim()) : []
  return (
    <section
      aria-label={content.table(columns, under)}
      tabIndex={0}
      className="mt-6 overflow-x-auto border-t border-line"
    >
      <table className={LOOK.table}>
        <ContentBody nodes={element.children} />
      </table>
    </section>
  )
}
