import { bareSubject } from './email-text'
import { unicodeForm } from '@/domain/kit/plain-text'

/** Subject prefixes of automatic replies, in the languages of the countries that the shop delivers to. */
const REPLIES = [
  ...['automatic reply', 'automatic response', 'autoreply', 'auto reply', 'auto-reply'],
  ...['autoresponse', 'auto response', 'auto-response', 'automated reply', 'automated response'],
  ...['automatische antwort', 'autoantwort', 'automatische rückantwort', 'abwesenheitsnotiz'],
  ...['abwesenheitsnachricht', 'abwesenheitsmeldung', 'urlaubsbenachrichtigung'],
  ...['réponse automatique', "message d'absence", 'message d’absence', "notification d'absence"],
  ...['respuesta automática', 'respuesta automatica', 'mensaje de ausencia'],
  ...['risposta automatica', 'messaggio di assenza'],
  ...['automatisch antwoord', 'automatische beantwoording', 'afwezigheidsbericht'],
  ...['resposta automática', 'resposta automatica', 'mensagem de ausência'],
  ...['odpowiedź automatyczna', 'automatyczna odpowiedź', 'autoodpowiedź'],
  ...[
    'autosvar',
    'automatiskt svar',
    'automatisk svar',
    'automatisk besvarelse',
    'frånvaromeddelande',
  ],
  ...['fraværsmelding', 'fraværsbesked', 'fraværsassistent'],
  ...['automaattinen vastaus', 'automaattivastaus', 'poissaoloviesti', 'poissaoloilmoitus'],
  ...['automatická odpověď', 'automatická odpoveď', 'automatikus válasz', 'răspuns automat'],
  ...['raspuns automat', 'αυτόματη απάντηση', 'автоматичен отговор', 'автоматический ответ'],
  ...[
    'автоответ',
    'automatski odgovor',
    'samodejni odgovor',
    'automaatvastus',
    'automātiska atbilde',
  ],
  ...['automatinis atsakymas', 'sjálfvirkt svar', 'otomatik yanıt', 'תשובה אוטומטית'],
  ...['מענה אוטומטי', 'رد تلقائي', 'الرد التلقائي'],
  ...[
    '自動応答',
    '自動返信',
    '自动回复',
    '自动答复',
    '自動回覆',
    '자동 회신',
    '자동회신',
    '자동 응답',
  ],
  ...['자동응답', '不在通知', '不在のお知らせ', '不在連絡', '부재중', '부재 중'],
]

/** Subject prefixes of absence notes. People continue such a phrase with more words; programs don’t. */
const ABSENCES = [
  ...['out of office', 'out of the office', 'ooo', 'vacation', 'on vacation', 'on holiday'],
  ...['on leave', 'on parental leave', 'away from the office', 'away from my desk'],
  ...[
    'i am out of the office',
    'i am out of office',
    'i’m out of the office',
    "i'm out of the office",
  ],
  ...['i am currently out of the office', 'currently out of the office', 'away', 'absence'],
  ...['abwesend', 'abwesenheit', 'außer haus', 'nicht im büro', 'im urlaub', 'urlaub', 'ferien'],
  ...['ferienabwesenheit', 'nicht am platz', 'absent', 'absente', 'absence du bureau', 'en congé'],
  ...['absent du bureau', 'en vacances', 'congés', 'fuera de la oficina', 'fuera de oficina'],
  ...['ausente', 'ausencia', 'de vacaciones', 'fuori sede', 'fuori ufficio', 'assente', 'in ferie'],
  ...["assenza dall'ufficio", 'assenza', 'afwezig', 'afwezigheid', 'niet aanwezig', 'op vakantie'],
  ...['niet op kantoor', 'buiten kantoor', 'fora do escritório', 'ausência', 'de férias'],
  ...['nieobecność', 'nieobecność w biurze', 'poza biurem', 'urlop', 'jestem na urlopie'],
  ...['frånvaro', 'frånvarande', 'ej på kontoret', 'på semester', 'semester', 'fravær'],
  ...['fraværende', 'ikke på kontoret', 'ikke til stede', 'på ferie', 'ferie'],
  ...['poissa', 'poissa toimistolta', 'poissaolo', 'lomalla', 'olen lomalla'],
  ...['mimo kancelář', 'nepřítomnost', 'dovolená', 'mimo kancelárie', 'neprítomnosť', 'dovolenka'],
  ...['házon kívül', 'irodán kívül', 'távollét', 'szabadság', 'în afara biroului', 'concediu'],
  ...[
    'εκτός γραφείου',
    'απουσία',
    'извън офиса',
    'отпуск',
    'odsutnost',
    'izvan ureda',
    'odsotnost',
  ],
  ...['ofis dışında', 'מחוץ למשרד', 'خارج المكتب', '不在', '不在办公室', '不在辦公室', '휴가'],
]

const bySubject = (phrases: readonly string[]) =>
  [...phrases].sort((one, other) => other.length - one.length)
const [REPLIES_SORTED, ABSENCES_SORTED] = [bySubject(REPLIES), bySubject(ABSENCES)]

/**
 * Checks whether a subject is that of a vacation note. Many programs set no header for it.
 * @example isAutomaticSubject('Automatic reply: Your ticket') // true
 */
export function isAutomaticSubject(subject: string): boolean {
  const text = unicodeForm(bareSubject(subject), 'NFC')
    .toLowerCase()
    .replace(/^[\s[({<“"'【［（「]+/u, '')
  if (/^auto: .*\b(out of the office|away|abwesend|absent)\b/.test(text)) return true
  return (
    REPLIES_SORTED.some((phrase) => text.startsWith(phrase) && !continuesWord(text, phrase)) ||
    ABSENCES_SORTED.some((phrase) => text.startsWith(phrase) && isWhole(text.slice(phrase.length)))
  )
}

/** Japanese, Chinese and Korean have no spaces between words. */
function continuesWord(text: string, phrase: string): boolean {
  const isSpaced = !/[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}]/u.test(phrase)
  return isSpaced && /^\p{L}/u.test(text.slice(phrase.length))
}

/** Allows only a quoted subject, a date or a name after a separator. */
const isWhole = (rest: string) =>
  /^[\]})>”"'】］）」]?\s*($|[:：–—-]\s|[:：]|[([（【]|re\b|(until|bis|jusqu|hasta|fino|tot|até|do|till|til|saakka|vom|from|du|del|dal|van|de|od)\s.*\d)/u.test(
    rest,
  )
