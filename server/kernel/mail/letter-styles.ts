import type { CSSProperties } from 'react'

import type { ContentTag } from '@/domain/shop/content/content'

/** Mail clients don't support style sheets, so the tokens of tailwind.config.js are repeated here. */
const INK = '#14161A'
const INK_SOFT = '#565B64'
const PAPER = '#F6F5F1'
const LINE = '#DBD8D0'
const SANS = "'Hanken Grotesk',Helvetica,Arial,sans-serif"

export const body = { margin: 0, backgroundColor: PAPER, color: INK, fontFamily: SANS }

export const page = { maxWidth: '560px', margin: '0 auto', padding: '40px 24px 56px' }

export const logo = {
  margin: '0 0 40px',
  fontSize: '20px',
  lineHeight: '1',
  fontWeight: 700,
  letterSpacing: '-0.03em',
  display: 'block',
  border: 0,
  color: INK,
} as const

export const title = {
  margin: '0 0 20px',
  fontSize: '32px',
  lineHeight: '1.1',
  fontWeight: 700,
  letterSpacing: '-0.02em',
}

/** The alternative text is styled too, because many mail clients block pictures at first. */
export const picture = {
  display: 'block',
  width: '100%',
  height: 'auto',
  margin: '0 0 20px',
  fontSize: '14px',
  color: INK_SOFT,
} as const

export const paragraph = { margin: '0 0 14px', fontSize: '16px', lineHeight: '1.6' }

export const action = (backgroundColor = INK) => ({
  margin: '14px 0 8px',
  padding: '14px 22px',
  borderRadius: '4px',
  backgroundColor,
  color: PAPER,
  fontSize: '16px',
  fontWeight: 600,
})

export const tableTitle = {
  margin: '36px 0 0',
  padding: '0 0 8px',
  borderBottom: `1px solid ${INK}`,
  fontSize: '17px',
  fontWeight: 600,
  letterSpacing: '-0.01em',
}

export const table = { width: '100%', borderCollapse: 'collapse' } as const

export const cell = {
  padding: '9px 0',
  borderBottom: `1px solid ${LINE}`,
  fontSize: '15px',
  lineHeight: '1.45',
  verticalAlign: 'top',
} as const

export const label = {
  ...cell,
  paddingRight: '20px',
  textAlign: 'left',
  fontWeight: 400,
  color: INK_SOFT,
} as const

export const value = { ...cell, textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const

export const sum = { borderBottom: 0, fontSize: '18px', fontWeight: 700, color: INK } as const

export const link = { color: INK_SOFT }

export const closing = {
  margin: '36px 0 0',
  fontSize: '14px',
  lineHeight: '1.6',
  color: INK_SOFT,
}

export const foot = {
  margin: '36px 0 0',
  padding: '16px 0 0',
  borderTop: `1px solid ${LINE}`,
  fontSize: '13px',
  lineHeight: '1.6',
  color: INK_SOFT,
}

const heading = { margin: '32px 0 12px', fontWeight: 700, letterSpacing: '-0.01em' }
const list = { margin: '0 0 14px', paddingLeft: '22px', fontSize: '16px', lineHeight: '1.6' }

export const written: Partial<Record<ContentTag, CSSProperties>> = {
  h2: { ...heading, fontSize: '22px', lineHeight: '1.2' },
  h3: { ...heading, margin: '24px 0 8px', fontSize: '18px', lineHeight: '1.3' },
  p: paragraph,
  a: { color: INK },
  ul: list,
  ol: list,
  li: { margin: '0 0 6px' },
  blockquote: { margin: '0 0 14px', padding: '0 0 0 16px', borderLeft: `2px solid ${INK}` },
  img: { display: 'block', maxWidth: '100%', height: 'auto', border: 0 },
  hr: { margin: '28px 0', border: 0, borderTop: `1px solid ${LINE}` },
}
