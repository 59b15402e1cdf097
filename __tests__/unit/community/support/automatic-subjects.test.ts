import { isAutomaticSubject } from '@/domain/community/support/automatic-subjects'

test.each([
  ['English', 'Automatic reply: Your ticket'],
  ['English, of Gmail', 'Out of Office Re: [T-10001] Your ticket'],
  ['English, in brackets', '[Auto-Reply] Your ticket'],
  ['English, of Notes', 'AUTO: Ada Rider is out of the office (returning 12/04/2026)'],
  ['English, with a date', 'Out of office until December 4'],
  ['German', 'Automatische Antwort: Ihr Ticket'],
  ['German, of Notes', 'Abwesenheitsnotiz: Ihr Ticket'],
  ['German, in short', 'Abwesend'],
  ['French', 'Réponse automatique : Votre demande'],
  ['French, decomposed', 'Re\u0301ponse automatique: Votre demande'],
  ['Spanish', 'Respuesta automática: Su consulta'],
  ['Italian', 'Risposta automatica: La tua richiesta'],
  ['Dutch', 'Automatisch antwoord: Uw vraag'],
  ['Dutch, absent', 'Afwezig: Uw vraag'],
  ['Portuguese', 'Resposta automática: O seu pedido'],
  ['Polish', 'Odpowiedź automatyczna: Zgłoszenie'],
  ['Swedish', 'Autosvar: Ditt ärende'],
  ['Danish', 'Automatisk svar: Din sag'],
  ['Norwegian', 'Fraværsmelding: Saken din'],
  ['Finnish', 'Automaattinen vastaus: Tikettisi'],
  ['Czech', 'Automatická odpověď: Váš dotaz'],
  ['Hungarian', 'Automatikus válasz: Kérdése'],
  ['Romanian', 'Răspuns automat: Solicitarea'],
  ['Greek', 'Αυτόματη απάντηση: Το αίτημά σας'],
  ['Bulgarian', 'Автоматичен отговор: Вашето запитване'],
  ['Japanese', '自動応答: お問い合わせ'],
  ['Japanese, in brackets', '【自動返信】お問い合わせ'],
  ['Korean', '자동 회신: 문의'],
  ['Hebrew', 'תשובה אוטומטית: הפנייה שלך'],
  ['Arabic', 'رد تلقائي: طلبك'],
])('a vacation note in %s is recognized by its subject “%s”', (_, subject) => {
  expect(isAutomaticSubject(subject)).toBe(true)
})

test.each([
  'Re: [T-10001] The rear wheel squeaks',
  'Automatic transmission squeaks',
  'Out of office chair and bike: which size?',
  'Vacation rental with e-bikes',
  'Urlaubsreise mit dem Rad',
  'Absence of a bell',
  'Absent-minded: I forgot my charger',
  'Semester ticket and a bike?',
  'Away game on Saturday, where can I charge?',
  'Fahrrad ist im Urlaub kaputt gegangen',
  'Autoreplying app does not pair',
  'Ferien-Abo',
  '',
])('a person may write about “%s”', (subject) => {
  expect(isAutomaticSubject(subject)).toBe(false)
})
