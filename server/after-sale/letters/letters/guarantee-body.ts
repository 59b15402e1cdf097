import type { ContentElement, ContentNode } from '@/domain/shop/content/content'
import { guaranteeNotice as notice } from '@/domain/shop/goods/guarantee-notice'

const element = (tag: ContentElement['tag'], children: ContentNode[]): ContentElement => ({
  tag,
  children,
})

/** Returns the harmonized notice as text of an email, with a link instead of the QR code. */
export const guaranteeBody = (): ContentNode[] => [
  element('h2', [notice.title]),
  element('p', [element('strong', [notice.lead])]),
  ...notice.blocks.flatMap(({ text, items = [], isOrdered, hasCode }) => [
    element('p', [text]),
    ...(items.length > 0
      ? [
          element(
            isOrdered ? 'ol' : 'ul',
            items.map((item) => element('li', [item])),
          ),
        ]
      : []),
    ...(hasCode ? [element('p', [{ ...element('a', [notice.url]), href: notice.url }])] : []),
  ]),
]
