/** Whom a limit counts: a network block, an account, an email address, a session, a ticket, or everybody together. */
export type LimitSubject = 'address' | 'user' | 'email' | 'session' | 'ticket' | 'shop'

/** How many calls a subject has in how many seconds. The contract names those that a route counts against. */
export const LIMITS = {
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
  password: [10, 60, 'user'],
  checkoutByUser: [10, 60, 'user'],
  checkoutByAddress: [20, 60, 'address'],
  guestPayment: [5, 60, 'address'],
  export: [5, 3600, 'user'],
  giftCodeByUser: [10, 3600, 'user'],
  giftCodeByAddress: [10, 3600, 'address'],
  confirmation: [10, 3600, 'address'],
  confirmationByEmail: [3, 3600, 'email'],
  giftChange: [20, 3600, 'address'],
  withdrawal: [10, 3600, 'address'],
  withdrawalConfirm: [10, 3600, 'address'],
  /** Streams that are opened; each page opens one every few minutes. */
  live: [240, 60, 'address'],
  /** Page visits that are counted; a network of many people has more, and their count is then too low. */
  visits: [60, 60, 'address'],
  places: [120, 60, 'address'],
  rideSlots: [120, 60, 'address'],
  rideByAddress: [10, 3600, 'address'],
  rideByEmail: [5, 86_400, 'email'],
  rideChange: [20, 3600, 'address'],
  newsletter: [5, 60, 'address'],
  newsletterByDay: [20, 86_400, 'address'],
  newsletterLink: [20, 60, 'address'],
  contact: [5, 600, 'address'],
  contactByEmail: [5, 3600, 'email'],
  fileUpload: [30, 3600, 'address'],
  /** Of staff. */
  pictureUpload: [200, 3600, 'user'],
  /** A page shows some twenty, and caches keep them. */
  goodsPicture: [1200, 60, 'address'],
  ticketAnswer: [20, 600, 'user'],
  ticketAnswerByAddress: [20, 600, 'address'],
  ticketEmail: [20, 3600, 'ticket'],
  /** What programs write into it: vacation notes, bounces. */
  ticketAutomaticEmail: [3, 3600, 'ticket'],
  /** Of the whole shop: tickets that emails open. */
  emailTicket: [60, 3600, 'shop'],
  helpSearch: [60, 60, 'address'],
  /** Of the whole shop: what is written down of searches. */
  helpSearchLog: [600, 3600, 'shop'],
  /** Of each place that is searched: what is written down of searches in vain. */
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
  forumMembers: [60, 60, 'user'],
} as const satisfies Record<string, readonly [points: number, seconds: number, per: LimitSubject]>

export type LimitName = keyof typeof LIMITS
