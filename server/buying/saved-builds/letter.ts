import type { Letter } from '@/server/kernel/mail/letter'

interface BuildReminder {
  names: readonly string[]
  url: string
  unsubscribe: string
}

export function buildReminder({ names, url, unsubscribe }: BuildReminder): Letter {
  const [first = ''] = names
  const what = names.length === 1 ? `“${first}”` : `${names.length} builds`
  return {
    subject: `You saved ${what}`,
    title: names.length === 1 ? 'Your saved build' : 'Your saved builds',
    preview: names.join(', '),
    paragraphs: [
      `You saved ${what} in your account. There you see what you’d pay today and when it would arrive.`,
    ],
    tables: names.length === 1 ? [] : [{ title: 'Saved', rows: names.map((name) => ['', name]) }],
    action: { label: 'See my builds', url },
    closing: 'We send one email about each build. You can turn this off in your account.',
    unsubscribe,
  }
}
