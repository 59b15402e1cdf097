/** Role of a header line in a quoted email, by the label that the mail client prints. */
export type HeaderRole = 'from' | 'sent' | 'to' | 'cc' | 'subject'

/** Labels that Outlook, Thunderbird and Apple Mail print, in the languages of delivery countries. */
const LABELS: Record<HeaderRole, readonly string[]> = {
  from: [
    ...['from', 'von', 'de', 'da', 'van', 'fra', 'från', 'od', 'lähettäjä', 'feladó', 'de la'],
    ...['expéditeur', 'remitente', 'mittente', 'afzender', 'avsändare', 'absender', 'nadawca'],
    ...['από', 'от', 'šalje', 'pošiljatelj', 'saatja', 'no', 'nuo', 'frá', 'kimden'],
    ...['差出人', '送信者', '发件人', '寄件者', '보낸 사람', '보낸사람', 'מאת', 'من'],
  ],
  sent: [
    ...['sent', 'date', 'gesendet', 'datum', 'envoyé', 'date d’envoi', "date d'envoi", 'enviado'],
    ...[
      'enviado el',
      'enviado em',
      'enviada',
      'enviada em',
      'fecha',
      'inviato',
      'data',
      'verzonden',
    ],
    ...['skickat', 'sendt', 'dato', 'lähetetty', 'päivämäärä', 'päiväys', 'wysłano', 'odesláno'],
    ...['odoslané', 'dátum', 'elküldve', 'küldve', 'trimis', 'στάλθηκε', 'ημερομηνία', 'изпратено'],
    ...[
      'дата',
      'отправлено',
      'poslano',
      'datum slanja',
      'saadetud',
      'kuupäev',
      'nosūtīts',
      'datums',
    ],
    ...[
      'išsiųsta',
      'dagsetning',
      'sent on',
      'gönderildi',
      'tarih',
      '送信日時',
      '日付',
      '日時',
      '发送时间',
    ],
    ...[
      '日期',
      '傳送日期',
      '寄件日期',
      '보낸 날짜',
      '날짜',
      'נשלח',
      'תאריך',
      'تاريخ الإرسال',
      'التاريخ',
    ],
  ],
  to: [
    ...[
      'to',
      'an',
      'à',
      'para',
      'a',
      'aan',
      'till',
      'til',
      'vastaanottaja',
      'do',
      'komu',
      'címzett',
    ],
    ...['către', 'catre', 'destinataire', 'destinatario', 'προς', 'до', 'кому', 'za', 'prima'],
    ...[
      'adressaat',
      'kam',
      'kime',
      'empfänger',
      '宛先',
      '收件人',
      '收件者',
      '받는 사람',
      '받는사람',
    ],
    ...['אל', 'إلى'],
  ],
  cc: [
    'cc',
    'kopie',
    'copie',
    'copia',
    'cópia',
    'kopia',
    'kopi',
    'kopio',
    'dw',
    'másolat',
    'κοιν.',
  ],
  subject: [
    ...['subject', 'betreff', 'objet', 'asunto', 'oggetto', 'onderwerp', 'ämne', 'emne', 'aihe'],
    ...['temat', 'předmět', 'predmet', 'tárgy', 'subiect', 'assunto', 'θέμα', 'относно', 'тема'],
    ...[
      'zadeva',
      'teema',
      'tēma',
      'temats',
      'tema',
      'efni',
      'konu',
      '件名',
      '主题',
      '主題',
      '主旨',
    ],
    ...['제목', 'נושא', 'الموضوع'],
  ],
}

const ROLES = new Map<string, HeaderRole>(
  (Object.keys(LABELS) as HeaderRole[]).flatMap((role) =>
    LABELS[role].map((label) => [label, role] as const),
  ),
)

/** Decoration around a label: bold text as `*From:*`, and bidirectional marks. */
const LABELED =
  /^[\p{Cf}*]{0,4}([\p{L}\p{M} .’']{1,24}?)[\p{Cf} ]{0,3}[:：][\p{Cf}*]{0,4}\s*(\S.*)?$/u

/** Parses a header line; null for any other line. @example labeledLine('Od: Us <us@example.com>')?.role // 'from' */
export function labeledLine(line: string): { role: HeaderRole; value: string } | null {
  if (line.length > 1_000 || !/[:：]/.test(line.slice(0, 40))) return null
  const [, label = '', value = ''] = LABELED.exec(line) ?? []
  const role = ROLES.get(label.toLowerCase())
  return role === undefined ? null : { role, value }
}

/** Translations of “-----Original Message-----”. */
export const ORIGINAL = [
  ...['original message', 'ursprüngliche nachricht', 'originalnachricht', "message d'origine"],
  ...['message d’origine', 'message original', 'mensaje original', 'messaggio originale'],
  ...['oorspronkelijk bericht', 'mensagem original', 'ursprungligt meddelande'],
  ...['oprindelig meddelelse', 'original besked', 'oprindelig besked', 'opprinnelig melding'],
  ...['alkuperäinen viesti', 'oryginalna wiadomość', 'wiadomość oryginalna', 'původní zpráva'],
  ...['pôvodná správa', 'eredeti üzenet', 'mesaj original', 'mesajul original', 'αρχικό μήνυμα'],
  ...['оригинално съобщение', 'исходное сообщение', 'izvorna poruka', 'izvirno sporočilo'],
  ...['orijinal mesaj', '元のメッセージ', '原始邮件', '原始郵件', '원본 메시지', 'הודעה מקורית'],
  ...['الرسالة الأصلية'],
]

/** The verb of “On … wrote:”. */
export const WROTE = [
  ...['wrote', 'schrieb', 'geschrieben', 'écrit', 'escribió', 'escribio', 'ha scritto', 'schreef'],
  ...['escreveu', 'skrev', 'napisał', 'napisal', 'pisze', 'kirjoitti', 'napsal', 'napísal', 'írta'],
  ...['a scris', 'έγραψε', 'написа', 'написал', 'пише', 'je napisao', 'napisao je', 'napisala'],
  ...[
    'kirjutas',
    'rakstīja',
    'rašė',
    'skrifaði',
    'yazdı',
    'のメール',
    'のメッセージ',
    '写道',
    '寫道',
  ],
  ...['작성', 'כתב', 'כתבה', 'كتب', 'كتابة'],
]

/** Beginnings of “On … wrote:” lines. */
export const OPENINGS =
  /^(on|am|le|el|il|op|em|den|dne|w dniu|dnia|pon|wt|śr|czw|pt|sob|niedz|ti|to|pe|la|su|ma|ke|pá|po|út|st|čt|so|ne|fre|man|tir|ons|tor|lør|søn|στις|на|pe|pet|v|dana|þann|κυρ|δευ|在|於)[\s,.]/i
