import { splitReply } from '@/domain/community/support/email-reply'
import { bareSubject, plainText, shorten } from '@/domain/community/support/email-text'
import { cpuMs } from '@/__tests__/support/cpu-time'

const OURS = '> We got your message\n>\n> Thanks for writing.'

const OUTLOOKS = [
  ['French', 'De', 'Envoyé', 'À', 'Objet'],
  ['Spanish', 'De', 'Enviado el', 'Para', 'Asunto'],
  ['Italian', 'Da', 'Inviato', 'A', 'Oggetto'],
  ['Dutch', 'Van', 'Verzonden', 'Aan', 'Onderwerp'],
  ['Portuguese', 'De', 'Enviado', 'Para', 'Assunto'],
  ['Polish', 'Od', 'Wysłano', 'Do', 'Temat'],
  ['Czech', 'Od', 'Odesláno', 'Komu', 'Předmět'],
  ['Slovak', 'Od', 'Odoslané', 'Komu', 'Predmet'],
  ['Swedish', 'Från', 'Skickat', 'Till', 'Ämne'],
  ['Danish', 'Fra', 'Sendt', 'Til', 'Emne'],
  ['Finnish', 'Lähettäjä', 'Lähetetty', 'Vastaanottaja', 'Aihe'],
  ['Hungarian', 'Feladó', 'Elküldve', 'Címzett', 'Tárgy'],
  ['Romanian', 'De la', 'Trimis', 'Către', 'Subiect'],
  ['Greek', 'Από', 'Στάλθηκε', 'Προς', 'Θέμα'],
  ['Bulgarian', 'От', 'Изпратено', 'До', 'Относно'],
  ['Croatian', 'Šalje', 'Poslano', 'Prima', 'Predmet'],
  ['Slovenian', 'Od', 'Poslano', 'Za', 'Zadeva'],
  ['Estonian', 'Saatja', 'Saadetud', 'Adressaat', 'Teema'],
  ['Lithuanian', 'Nuo', 'Išsiųsta', 'Kam', 'Tema'],
  ['Japanese', '差出人', '送信日時', '宛先', '件名'],
  ['Korean', '보낸 사람', '보낸 날짜', '받는 사람', '제목'],
  ['Hebrew', '\u200fמאת', 'נשלח', 'אל', 'נושא'],
  ['Arabic', 'من', 'تاريخ الإرسال', 'إلى', 'الموضوع'],
  ['French with a blank', 'De ', 'Envoyé ', 'À ', 'Objet '],
  ['bold', '*From', '*Sent', '*To', '*Subject'],
] as const
const headerBlock = (labels: readonly string[]) => {
  const [from, sent, to, subject] = labels
  return `${from}: Nireeka <s@x.test>\n${sent}: pt. 27 11 2026 10:11\n${to}: Ada\n${subject}: Squeak\n\nOlder text.`
}

const ATTRIBUTIONS = [
  ['Japanese', '2026年11月27日(金) 12:00 Nireeka <s@x.test>:'],
  ['Japanese, Apple', '2026/11/27 12:00、Nireeka <s@x.test>のメール:'],
  ['Korean', '2026년 11월 27일 (금) 오후 12:00, Nireeka <s@x.test>님이 작성:'],
  ['Chinese', '在 2026年11月27日，12:00，Nireeka <s@x.test> 写道：'],
  ['Portuguese', 'Em sex., 27 de nov. de 2026 às 12:00, Nireeka <s@x.test> escreveu:'],
  ['Polish', 'pt., 27 lis 2026 o 12:00 Nireeka <s@x.test> napisał(a):'],
  ['Czech', 'pá 27. 11. 2026 v 12:00 odesílatel Nireeka <s@x.test> napsal:'],
  ['Slovak', 'pi 27. 11. 2026 o 12:00 Nireeka <s@x.test> napísal(a):'],
  ['Hungarian', 'Nireeka <s@x.test> ezt írta (időpont: 2026. nov. 27., P, 12:00):'],
  ['Romanian', 'Pe vin., 27 nov. 2026 la 12:00, Nireeka <s@x.test> a scris:'],
  ['Greek', 'Στις Παρ 27 Νοε 2026 στις 12:00 μ.μ., ο χρήστης Nireeka <s@x.test> έγραψε:'],
  ['Bulgarian', 'На пт, 27.11.2026 г. в 12:00 Nireeka <s@x.test> написа:'],
  ['Swedish', 'Den fre 27 nov. 2026 kl 12:00 skrev Nireeka <s@x.test>:'],
  ['Danish', 'Den fre. 27. nov. 2026 kl. 12.00 skrev Nireeka <s@x.test>:'],
  ['Norwegian', 'fre. 27. nov. 2026 kl. 12:00 skrev Nireeka <s@x.test>:'],
  ['Finnish', 'pe 27. marrask. 2026 klo 12.00 Nireeka (s@x.test) kirjoitti:'],
  ['Hebrew', '\u202bבתאריך יום ו׳, 27 בנוב׳ 2026 ב-12:00 מאת Nireeka <s@x.test>:\u202c'],
  ['Arabic', 'في الجمعة، 27 نوفمبر 2026 في 12:00 م تمت كتابة ما يلي بواسطة Nireeka <s@x.test>:'],
] as const

describe('what somebody wrote is separated from what their program repeats', () => {
  test.each([
    ['Gmail', `On Mon, Nov 23, 2026 at 9:00 AM Nireeka <shop@shop.test> wrote:\n\n${OURS}`],
    [
      'Gmail with a wrapped line',
      `On Mon, Nov 23, 2026 at 9:00 AM Nireeka Support Team <\nreply+t10001-0123456789abcdef@shop.test> wrote:\n\n${OURS}`,
    ],
    [
      'Gmail in German',
      `Am Mo., 23. Nov. 2026 um 09:00 Uhr schrieb Nireeka <s@x.test>:\n\n${OURS}`,
    ],
    [
      'Gmail in German, name first',
      `Nireeka <s@x.test> schrieb am Mo. 23. Nov. 2026 um 09:00:\n${OURS}`,
    ],
    ['Thunderbird in German', `Am 23.11.26 um 09:00 schrieb Nireeka:\n${OURS}`],
    ['French', `Le lun. 23 nov. 2026 à 09:00, Nireeka <s@x.test> a écrit :\n\n${OURS}`],
    ['Spanish', `El lun, 23 nov 2026 a las 9:00, Nireeka (<s@x.test>) escribió:\n\n${OURS}`],
    [
      'Italian',
      `Il giorno lun 23 nov 2026 alle ore 09:00 Nireeka <s@x.test> ha scritto:\n\n${OURS}`,
    ],
    ['Dutch', `Op ma 23 nov 2026 om 09:00 schreef Nireeka <s@x.test>:\n\n${OURS}`],
    ['iOS', '> On Nov 23, 2026, at 9:00 AM, Nireeka <s@x.test> wrote:\n>\n> We got your message'],
    [
      'Yahoo',
      'On Monday, November 23, 2026 at 09:00:00 AM EST, Nireeka <s@x.test> wrote:\n\n We got your message\n\nThanks',
    ],
    [
      'Outlook',
      'From: Nireeka <s@x.test>\nSent: Monday, November 23, 2026 9:00 AM\nTo: Ada <ada@x.test>\nSubject: We got your message\n\nThanks for writing.',
    ],
    [
      'Outlook on a phone',
      '________________________________\nFrom: Nireeka <s@x.test>\nSent: Monday, November 23, 2026 9:00 AM\nTo: Ada <ada@x.test>\nSubject: We got it\n\nThanks',
    ],
    [
      'Outlook in German',
      'Von: Nireeka <s@x.test>\nGesendet: Montag, 23. November 2026 09:00\nAn: Ada <ada@x.test>\nBetreff: Wir haben es\n\nDanke',
    ],
    ['an older Outlook', '-----Original Message-----\nFrom: Nireeka\n\nThanks'],
    ['an older Outlook in German', '-----Ursprüngliche Nachricht-----\nVon: Nireeka\n\nDanke'],
    ['quotes alone', OURS],
    ...OUTLOOKS.map(([language, ...labels]): [string, string] => [
      `Outlook in ${language}`,
      headerBlock(labels),
    ]),
    ...ATTRIBUTIONS.map(([language, line]): [string, string] => [
      `${language}, quote marked`,
      `${line}\n\n${OURS}`,
    ]),
  ])('by %s', (_, quote) => {
    const { body, quote: folded } = splitReply(`It still squeaks.\r\n\r\n${quote}\r\n`)
    expect(body).toBe('It still squeaks.')
    expect(folded).toBe(quote)
  })

  test.each([
    ['no quote at all', 'Hello,\n\nit still squeaks.\n\nAda'],
    ['a colon after a verb', 'In 2024 my dealer wrote:\nPlease ask the shop.'],
    ['a word like a header', 'From: the left side it squeaks\nand then it stops.'],
    ['a rule', 'One\n______\nTwo'],
    [
      'own words with labels',
      'Please collect the bike.\nFrom: 12 Mill Lane, Kent\nTo: your workshop\nDate: any day next week\nThe gate code is 4711.',
    ],
    [
      'own words with labels below a blank line',
      'Please collect the bike.\n\nFrom: 12 Mill Lane, Kent\nTo: your workshop\nDate: any day next week\n\nThe gate code is 4711.',
    ],
    [
      'own words with labels in German',
      'Bitte abholen.\n\nVon: Mühlweg 12, Köln\nAn: Ihre Werkstatt\nDatum: nächste Woche\n\nDer Code ist 4711.',
    ],
    ['an address in a list', 'Two contacts:\n\nFrom: ada@x.test\nI write this from work.\nThanks'],
    [
      'words below two dashes',
      'It squeaks.\n\n--\nFirst I oiled the chain.\nThen I rode to work.\nIt still squeaks.\nSo I stopped.\nWhat now?',
    ],
    [
      'words below the mark of a signature',
      'It squeaks.\n\n-- \nThe list of what I did:\noil\nchain\nbrake\nCan you help me with it?'.replace(
        '-- ',
        '--',
      ),
    ],
    ['answers between quotes', '> Which bike?\n\nA Prime.\n\n> Which size?\n\nL.'],
  ])('%s stays whole', (_, text) => {
    expect(splitReply(text)).toEqual({ body: text, quote: '' })
  })

  test('an answer below the quote is what was written', () => {
    const quote = `Am 23.11.26 um 09:00 schrieb Nireeka:\n${OURS}`
    expect(splitReply(`${quote}\n\nIt still squeaks.`)).toEqual({
      body: 'It still squeaks.',
      quote,
    })
  })

  test('answers between quotes stay with them, what follows is folded', () => {
    const body = '> Which bike?\n\nA Prime.\n\n> Which size?\n\nL.'
    expect(splitReply(`${body}\n\n${OURS}`)).toEqual({ body, quote: OURS })
  })

  test('an email of quotes alone is shown, not folded away', () => {
    expect(splitReply(OURS)).toEqual({ body: OURS, quote: '' })
  })

  test('a short signature stays, a long one is folded and not lost', () => {
    const short = 'It squeaks.\n\n--\nAda Rider\n+1 555 0100'
    expect(splitReply(short).body).toBe(short)
    const long = ['--', ...Array.from({ length: 9 }, (_, line) => `Line ${line}`)].join('\n')
    expect(splitReply(`It squeaks.\n\n${long}`)).toEqual({ body: 'It squeaks.', quote: long })
  })

  test('one line of half a million characters and half a million lines take no time', () => {
    const texts = [
      `On 1 ${'wrote '.repeat(90_000)}:`,
      'On 1 x wrote:\n'.repeat(40_000),
      '>\n'.repeat(250_000),
      '> a\nOn 1 x wrote:\n'.repeat(40_000),
      `${'\n'.repeat(200)}x`.repeat(2_000),
      '\n'.repeat(500_000),
      `From: a\n${'To: b\n'.repeat(80_000)}`,
      '_____\n'.repeat(80_000),
      ' '.repeat(500_000),
    ]
    expect(cpuMs(() => texts.forEach((text) => splitReply(text)))).toBeLessThan(3_000)
  })
})

test('what no database takes is gone, whole characters stay', () => {
  expect(plainText('a\u0000b\u001b[31m\r\nc\td\ud800e😀')).toBe('ab[31m\nc\td\ufffde😀')
  expect(shorten('abc', 3)).toEqual(['abc', false])
  expect(shorten('ab😀cd', 4)).toEqual(['ab…', true])
})

test('a subject loses the marks of replies', () => {
  expect(bareSubject('Re: AW:  [T-10002] Squeak:\nloud')).toBe('Squeak: loud')
  expect(bareSubject(`${'Re: '.repeat(1_000)}x`)).toBe('')
})
