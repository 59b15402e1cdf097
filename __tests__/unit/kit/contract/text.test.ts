import { line, prose } from '@/contract/kit/text.schema'

describe('a line', () => {
  it.each(['Ada\u0000', 'Ada\nBcc: ben@example.com', 'Ada\r', 'A\u0007da', 'A\u0085da'])(
    'refuses control characters: %j',
    (text) => {
      expect(line(100).safeParse(`x${text}x`).error?.issues[0]?.message).toBe(
        'Please leave out line breaks and control characters.',
      )
    },
  )

  it('keeps letters of every script', () => {
    expect(line(100).parse(' Åsa 山田 👋 ')).toBe('Åsa 山田 👋')
  })
})

test('text of several lines keeps its lines', () => {
  expect(prose(100).parse('One\r\nTwo')).toBe('One\nTwo')
})
