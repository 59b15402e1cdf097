/** Subject of a limit: a network block, an account, an API key, an email address, … */
export type LimitSubject = 'address' | 'user' | 'key' | 'email' | 'session' | 'ticket' | 'shop'

/** Rate limits: maximum calls of a subject per number of seconds. The contract lists those of each route. */
export const LIMITS = {
  /** All requests of an API key. */
  apiKey: [600, 60, 'key'],
  login: [30, 60, 'address'],
  refresh: [10, 60, 'session'],
  register: [5, 3600, 'address'],
  forgotByEmail: [3, 3600, 'email'],
  forgotByAddress: [10, 3600, 'address'],
  resetCheck: [10, 60, 'address'],
  secondFactor: [5, 60, 'user'],
  mailLink: [5, 3600, 'user'],
  avatar: [10, 3600, 'user'],
  saveBuild: [20, 60, 'address'],
  saveBuildByDay: [300, 86_400, 'address'],
  model: [20, 60, 'address'],
  /** New looks whose pictures are rendered; above it, their builds are drawn. */
  buildPictureByUser: [30, 3600, 'user'],
  buildPictureByAddress: [20, 3600, 'address'],
  /** Global: the same; orders are exempt. */
  buildPictures: [300, 3600, 'shop'],
  password: [10, 60, 'user'],
  /** Keys that are tried at a payment provider or mail server. */
  tryKeys: [30, 600, 'user'],
  checkoutByUser: [10, 60, 'user'],
  checkoutByAddress: [20, 60, 'address'],
  /** Totals by a tax service; above it, they are estimates. */
  taxQuote: [60, 600, 'address'],
  guestPayment: [5, 60, 'address'],
  export: [5, 3600, 'user'],
  giftCodeByUser: [10, 3600, 'user'],
  giftCodeByAddress: [10, 3600, 'address'],
  confirmation: [10, 3600, 'address'],
  confirmationByEmail: [3, 3600, 'email'],
  giftChange: [20, 3600, 'address'],
  withdrawal: [10, 3600, 'address'],
  withdrawalConfirm: [10, 3600, 'address'],
  /** Opened streams; each page opens one every few minutes. */
  live: [240, 60, 'address'],
  /** Counted page visits; networks with many people exceed it and are undercounted. */
  visits: [60, 60, 'address'],
  places: [120, 60, 'address'],
  rideSlots: [120, 60, 'address'],
  rideByAddress: [10, 3600, 'address'],
  rideByEmail: [5, 86_400, 'email'],
  rideChange: [20, 3600, 'address'],
  newsletter: [5, 60, 'address'],
  newsletterByDay: [20, 86_400, 'address'],
  /** Links of emails, such as those that confirm an address or unsubscribe it. */
  emailLink: [20, 60, 'address'],
  stockAlert: [10, 60, 'address'],
  stockAlertByDay: [40, 86_400, 'address'],
  stockAlertByEmail: [10, 3600, 'email'],
  contact: [5, 600, 'address'],
  contactByEmail: [5, 3600, 'email'],
  fileUpload: [30, 3600, 'address'],
  pictureUpload: [200, 3600, 'user'],
  /** Product pictures: a page shows about twenty, and caches store them. */
  goodsPicture: [1200, 60, 'address'],
  /** Product feeds, which programs poll. */
  feed: [60, 60, 'address'],
  ticketAnswer: [20, 600, 'user'],
  ticketAnswerByAddress: [20, 600, 'address'],
  ticketEmail: [20, 3600, 'ticket'],
  /** Automatic emails to a ticket: vacation notes, bounces. */
  ticketAutomaticEmail: [3, 3600, 'ticket'],
  /** Global: tickets opened by email. */
  emailTicket: [60, 3600, 'shop'],
  helpSearch: [60, 60, 'address'],
  /** Global: logged searches. */
  helpSearchLog: [600, 3600, 'shop'],
  /** Per search scope: logged zero-result searches. */
  searchLog: [600, 3600, 'shop'],
  helpVoteByAddress: [10, 3600, 'address'],
  helpVoteByUser: [60, 3600, 'user'],
  forumPost: [10, 600, 'user'],
  forumPostByAddress: [20, 600, 'address'],
  forumEdit: [30, 86_400, 'user'],
  forumRead: [120, 60, 'user'],
  forumPreview: [60, 60, 'user'],
  forumSearch: [30, 60, 'address'],
  forumLike: [60, 60, 'user'],
  forumLikeByAddress: [120, 60, 'address'],
  forumFlag: [20, 86_400, 'user'],
  legalReport: [20, 600, 'address'],
  legalReportByEmail: [20, 3600, 'email'],
  forumMembers: [60, 60, 'user'],
} as const satisfies Record<string, readonly [points: number, seconds: number, per: LimitSubject]>

export type LimitName = keyof typeof LIMITS
