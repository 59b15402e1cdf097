import { Fragment, type ReactNode } from 'react'

import type { ContentElement, ContentNode, ContentTag } from '@/domain/shop/content/content'
import { useIssuePreview } from '@/hooks/office/newsletter/use-issues'
import { brand } from '@/messages/kit/brand'
import { issues as texts } from '@/messages/office/newsletter/issues'

import { PreviewFrame } from '@/components/office/kit/preview-frame'

interface IssuePreviewProps {
  written: { subject: string; preheader: string; source: string }
}

export function IssuePreview({ written: { subject, preheader, source } }: IssuePreviewProps) {
  const { shown, status, retry } = useIssuePreview(source)
  return (
    <PreviewFrame
      {...{ status, retry, titles: texts }}
      isShown={shown !== null}
      head={
        <p
          className="mb-2 truncate rounded border border-line bg-surface px-3 py-2"
          title={texts.from}
        >
          <strong className="font-semibold">{subject || texts.noSubject}</strong>
          <span className="text-ink-soft">{preheader && ` – ${preheader}`}</span>
        </p>
      }
      className="px-6 pt-10 pb-14 xl:max-h-[calc(100vh-8rem)]"
    >
      <article className="mx-auto max-w-[32rem]">
        <p className="mb-10 text-xl leading-none font-bold tracking-tight">{brand().name}</p>
        <h3 className="mb-5 text-[2rem] leading-[1.1] font-bold tracking-tight wrap-anywhere">
          {subject || texts.noSubject}
        </h3>
        <Nodes nodes={shown ?? []} />
        <p className="mt-9 text-sm leading-relaxed text-ink-soft">{texts.why}</p>
        <p className="mt-9 text-sm leading-relaxed text-ink-soft underline">{texts.unsubscribe}</p>
      </article>
    </PreviewFrame>
  )
}

const LIST = 'mb-3.5 flex flex-col gap-1.5 pl-5.5 leading-[1.6]'

/** Class names that match `written` in the email styles; other elements render only their text. */
const LOOK: Partial<Record<ContentTag, string>> = {
  h2: 'mt-8 mb-3 text-[1.375rem] leading-[1.2] font-bold tracking-tight',
  h3: 'mt-6 mb-2 text-lg leading-[1.3] font-bold tracking-tight',
  p: 'mb-3.5 leading-[1.6] wrap-anywhere',
  a: 'underline underline-offset-2',
  strong: 'font-semibold',
  em: 'italic',
  s: '',
  ul: `list-disc ${LIST}`,
  ol: `list-decimal ${LIST}`,
  li: '',
  blockquote: 'mb-3.5 border-l-2 border-ink pl-4',
  hr: 'my-7 border-line',
  br: '',
  img: 'h-auto max-w-full',
}

function Nodes({ nodes }: { nodes: readonly ContentNode[] }): ReactNode {
  return nodes.map((node, index) => (
    <Fragment key={index}>{typeof node === 'string' ? node : <Element {...node} />}</Fragment>
  ))
}

function Element({ tag: Tag, href, start, children, ...picture }: ContentElement) {
  const className = LOOK[Tag]
  const inside = <Nodes nodes={children} />
  if (className === undefined) return inside
  if (Tag === 'img') {
    const { src, alt, width, height } = picture
    // eslint-disable-next-line @next/next/no-img-element -- as the mailbox fetches it
    return <img {...{ src, alt, width, height, className }} />
  }
  if (Tag === 'br' || Tag === 'hr') return <Tag className={className} />
  if (Tag === 'a') {
    return (
      <a href={href} className={className}>
        {inside}
      </a>
    )
  }
  if (Tag === 'ol') {
    return (
      <ol start={start} className={className}>
        {inside}
      </ol>
    )
  }
  // The issue's subject is the heading above these, so render them two levels lower.
  const Name = Tag === 'h2' ? 'h4' : Tag === 'h3' ? 'h5' : Tag
  return <Name className={className}>{inside}</Name>
}
